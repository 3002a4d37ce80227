// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token that keeps 1% of each transfer.
contract FeeToken is ERC20 {
    constructor() ERC20('Fee Token', 'FEE') {
        _mint(msg.sender, 1_000_000 ether);
    }

    function _transfer(
        address from,
        address to,
        uint256 amount
    ) internal override {
        super._transfer(from, to, amount - amount / 100);
        _burn(from, amount / 100);
    }
}
