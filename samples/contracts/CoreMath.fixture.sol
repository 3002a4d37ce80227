// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/libraries/FullMath.sol';
import '@uniswap/v3-core/contracts/libraries/LiquidityMath.sol';
import '@uniswap/v3-core/contracts/libraries/SqrtPriceMath.sol';
import '@uniswap/v3-core/contracts/libraries/SwapMath.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';

/// @notice For tests: the libraries of the core, which the SDK repeats, for calls from outside.
contract CoreMath {
    function mulDivRoundingUp(
        uint256 a,
        uint256 b,
        uint256 denominator
    ) external pure returns (uint256) {
        return FullMath.mulDivRoundingUp(a, b, denominator);
    }

    function addDelta(uint128 x, int128 y) external pure returns (uint128) {
        return LiquidityMath.addDelta(x, y);
    }

    function getAmount0Delta(
        uint160 a,
        uint160 b,
        uint128 liquidity,
        bool roundUp
    ) external pure returns (uint256) {
        return SqrtPriceMath.getAmount0Delta(a, b, liquidity, roundUp);
    }

    function getAmount1Delta(
        uint160 a,
        uint160 b,
        uint128 liquidity,
        bool roundUp
    ) external pure returns (uint256) {
        return SqrtPriceMath.getAmount1Delta(a, b, liquidity, roundUp);
    }

    function getNextSqrtPriceFromInput(
        uint160 price,
        uint128 liquidity,
        uint256 amountIn,
        bool zeroForOne
    ) external pure returns (uint160) {
        return SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity, amountIn, zeroForOne);
    }

    function getNextSqrtPriceFromOutput(
        uint160 price,
        uint128 liquidity,
        uint256 amountOut,
        bool zeroForOne
    ) external pure returns (uint160) {
        return SqrtPriceMath.getNextSqrtPriceFromOutput(price, liquidity, amountOut, zeroForOne);
    }

    function computeSwapStep(
        uint160 current,
        uint160 target,
        uint128 liquidity,
        int256 amountRemaining,
        uint24 fee
    )
        external
        pure
        returns (
            uint160,
            uint256,
            uint256,
            uint256
        )
    {
        return SwapMath.computeSwapStep(current, target, liquidity, amountRemaining, fee);
    }

    function getSqrtRatioAtTick(int24 tick) external pure returns (uint160) {
        return TickMath.getSqrtRatioAtTick(tick);
    }

    function getTickAtSqrtRatio(uint160 sqrtRatioX96) external pure returns (int24) {
        return TickMath.getTickAtSqrtRatio(sqrtRatioX96);
    }
}
