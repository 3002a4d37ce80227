// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token that sells into its pair before it moves a deposit there.
contract SellingToken is ERC20 {
    address private pair;
    uint256 private amountIn;
    bytes private swapCall;

    constructor() ERC20('Selling Token', 'SELL') {
        _mint(msg.sender, 1_000_000 ether);
        _mint(address(this), 1_000_000 ether);
    }

    function arm(
        address pair_,
        uint256 amountIn_,
        bytes calldata swapCall_
    ) external {
        (pair, amountIn, swapCall) = (pair_, amountIn_, swapCall_);
    }

    function transferFrom(
        address from,
        address to,
        uint256 amount
    ) public override returns (bool) {
        if (to == pair) {
            _transfer(address(this), pair, amountIn);
            (bool sold, ) = pair.call(swapCall);
            require(sold, 'SellingToken: NOT_SOLD');
        }
        return super.transferFrom(from, to, amount);
    }
}
