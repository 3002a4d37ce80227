// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/libraries/FullMath.sol';

contract PoolPrice {
    // #region value
    /// @param root `sqrtPriceX96` of a pool
    function inToken1(uint128 amount0, uint160 root)
        public
        pure
        returns (uint256)
    {
        if (root <= type(uint128).max) {
            return FullMath.mulDiv(uint256(root) * root, amount0, 1 << 192);
        }
        uint256 priceX128 = FullMath.mulDiv(root, root, 1 << 64);
        return FullMath.mulDiv(priceX128, amount0, 1 << 128);
    }

    function inToken0(uint128 amount1, uint160 root)
        public
        pure
        returns (uint256)
    {
        if (root <= type(uint128).max) {
            return FullMath.mulDiv(1 << 192, amount1, uint256(root) * root);
        }
        uint256 priceX128 = FullMath.mulDiv(root, root, 1 << 64);
        return FullMath.mulDiv(1 << 128, amount1, priceX128);
    }
    // #endregion
}
