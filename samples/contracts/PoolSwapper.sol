// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Factory.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3SwapCallback.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps in one pool without a router.
contract PoolSwapper is IUniswapV3SwapCallback {
    IUniswapV3Pool public immutable pool;
    address public immutable token0;
    address public immutable token1;

    constructor(
        IUniswapV3Factory factory,
        address tokenA,
        address tokenB,
        uint24 fee
    ) {
        IUniswapV3Pool found =
            IUniswapV3Pool(factory.getPool(tokenA, tokenB, fee));
        require(address(found) != address(0), 'PoolSwapper: NO_POOL');
        pool = found;
        token0 = found.token0();
        token1 = found.token1();
    }

    // #region swap
    /// @notice Pays `amountIn` for at least `amountOutMinimum`, both in
    /// smallest units.
    /// @param zeroForOne True to pay token0, false to pay token1.
    /// @param deadline Last acceptable block time, in Unix seconds.
    function swap(
        bool zeroForOne,
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        require(block.timestamp <= deadline, 'PoolSwapper: TOO_LATE');
        // A negative number would mean an exact output.
        require(amountIn < 2**255, 'PoolSwapper: TOO_MUCH');
        uint160 noLimit =
            zeroForOne ? TickMath.MIN_SQRT_RATIO + 1 : TickMath.MAX_SQRT_RATIO - 1;
        IERC20 tokenOut = IERC20(zeroForOne ? token1 : token0);
        uint256 before = tokenOut.balanceOf(msg.sender);
        bytes memory payer = abi.encode(msg.sender);
        pool.swap(msg.sender, zeroForOne, int256(amountIn), noLimit, payer);

        // What arrives can be less than what the pool has sent.
        uint256 balance = tokenOut.balanceOf(msg.sender);
        amountOut = balance > before ? balance - before : 0;
        require(amountOut >= amountOutMinimum, 'PoolSwapper: TOO_LITTLE');
    }
    // #endregion

    // #region callback
    /// @inheritdoc IUniswapV3SwapCallback
    function uniswapV3SwapCallback(
        int256 amount0Delta,
        int256 amount1Delta,
        bytes calldata data
    ) external override {
        require(msg.sender == address(pool), 'PoolSwapper: NOT_THE_POOL');
        address payer = abi.decode(data, (address));
        if (amount0Delta > 0) pay(token0, payer, uint256(amount0Delta));
        if (amount1Delta > 0) pay(token1, payer, uint256(amount1Delta));
    }

    function pay(
        address token,
        address payer,
        uint256 amount
    ) private {
        TransferHelper.safeTransferFrom(token, payer, msg.sender, amount);
    }
    // #endregion
}
