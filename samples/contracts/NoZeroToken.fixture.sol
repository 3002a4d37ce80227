// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token that refuses an allowance of 0, like BNB. Its storage is that of
/// TestToken, whose place its code can take.
contract NoZeroToken is ERC20 {
    constructor() ERC20('No Zero Token', 'NOZERO') {}

    function approve(address spender, uint256 amount) public override returns (bool) {
        require(amount > 0, 'NoZeroToken: ZERO');
        return super.approve(spender, amount);
    }
}
