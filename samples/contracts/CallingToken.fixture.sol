// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token that calls a contract before it moves to a given account.
contract CallingToken is ERC20 {
    address private receiver;
    address private target;
    bytes private data;

    constructor() ERC20('Calling Token', 'CALL') {
        _mint(msg.sender, 1_000_000 ether);
    }

    /// Takes native currency from what it calls.
    receive() external payable {}

    function arm(
        address receiver_,
        address target_,
        bytes calldata data_
    ) external {
        (receiver, target, data) = (receiver_, target_, data_);
    }

    function _beforeTokenTransfer(
        address,
        address to,
        uint256
    ) internal override {
        if (to != receiver) return;
        (bool done, ) = target.call(data);
        require(done, 'CallingToken: NOT_DONE');
    }
}
