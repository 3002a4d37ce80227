// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token whose `transferFrom` reports success and moves nothing. Its storage
/// is that of TestToken, whose place its code can take.
contract IdleToken is ERC20 {
    constructor() ERC20('Idle Token', 'IDLE') {}

    function transferFrom(
        address,
        address,
        uint256
    ) public pure override returns (bool) {
        return true;
    }
}
