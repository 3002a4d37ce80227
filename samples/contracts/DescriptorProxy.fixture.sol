// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/proxy/TransparentUpgradeableProxy.sol';

/// @notice For tests: the kind of proxy that the reference deployment puts before its descriptor.
contract DescriptorProxy is TransparentUpgradeableProxy {
    constructor(address implementation, address admin)
        TransparentUpgradeableProxy(implementation, admin, '')
    {}
}
