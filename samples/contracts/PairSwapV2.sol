// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/math/SafeMath.sol';
import '@openzeppelin/contracts/token/ERC20/SafeERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Trades with a pair directly and makes the checks that the router
/// would make.
contract PairSwapV2 {
    using SafeERC20 for IERC20;
    using SafeMath for uint256;

    IUniswapV2Factory public immutable factory;

    constructor(IUniswapV2Factory factory_) {
        factory = factory_;
    }

    // #region swap
    /// @notice Sells `amountIn` of `tokenIn`, which the caller has approved to
    /// this contract.
    function swap(
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        uint256 amountOutMin,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        require(block.timestamp <= deadline, 'PairSwapV2: EXPIRED');
        IUniswapV2Pair pair =
            IUniswapV2Pair(factory.getPair(tokenIn, tokenOut));
        require(address(pair) != address(0), 'PairSwapV2: NO_PAIR');
        bool sellsToken0 = tokenIn < tokenOut;

        IERC20(tokenIn).safeTransferFrom(msg.sender, address(pair), amountIn);
        uint256 sold = outputFor(pair, tokenIn, sellsToken0);
        (uint256 amount0Out, uint256 amount1Out) = sellsToken0
            ? (uint256(0), sold)
            : (sold, uint256(0));

        uint256 before = IERC20(tokenOut).balanceOf(msg.sender);
        pair.swap(amount0Out, amount1Out, msg.sender, '');
        // Less than the pair sold, if the token takes a fee.
        amountOut = IERC20(tokenOut).balanceOf(msg.sender).sub(before);
        require(amountOut >= amountOutMin, 'PairSwapV2: TOO_LITTLE_RECEIVED');
    }

    /// @dev Output for what the pair has received above its reserve.
    function outputFor(
        IUniswapV2Pair pair,
        address tokenIn,
        bool isToken0
    ) private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        (uint256 reserveIn, uint256 reserveOut) = isToken0
            ? (reserve0, reserve1)
            : (reserve1, reserve0);
        uint256 paid = IERC20(tokenIn).balanceOf(address(pair)).sub(reserveIn);
        uint256 paidLessFee = paid.mul(997);
        return
            paidLessFee.mul(reserveOut) /
            reserveIn.mul(1000).add(paidLessFee);
    }
    // #endregion
}
