// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';
import '@uniswap/v3-periphery/contracts/libraries/PositionValue.sol';

/// @notice Values positions of one pool at its mean price. It knows nothing of
/// outages of the chain: after one, wait for two windows.
contract PositionWorth {
    uint32 public constant WINDOW = 30 minutes;
    /// @notice Ticks, 5.1%, between the means of two windows in a row.
    int24 public constant MAX_CHANGE = 500;

    INonfungiblePositionManager public immutable manager;
    IUniswapV3Pool public immutable pool;
    address public immutable token0;
    address public immutable token1;
    uint24 public immutable fee;
    uint128 public immutable minLiquidity;

    /// @param minLiquidity_ Least mean liquidity at which the price counts.
    constructor(
        INonfungiblePositionManager manager_,
        IUniswapV3Pool pool_,
        uint128 minLiquidity_
    ) {
        manager = manager_;
        pool = pool_;
        token0 = pool_.token0();
        token1 = pool_.token1();
        fee = pool_.fee();
        minLiquidity = minLiquidity_;
    }

    // #region worth
    /// @notice What a position holds at the mean price, fees included, and its
    /// value in token1.
    function worth(uint256 tokenId)
        external
        view
        returns (
            uint256 amount0,
            uint256 amount1,
            uint256 value1
        )
    {
        checkPool(tokenId);
        (int24 tick, uint128 liquidity) =
            OracleLibrary.consult(address(pool), WINDOW);
        require(liquidity >= minLiquidity, 'PositionWorth: THIN_POOL');
        (int24 both, ) = OracleLibrary.consult(address(pool), 2 * WINDOW);
        int24 before = 2 * both - tick;
        int24 change = tick - before;
        require(
            change <= MAX_CHANGE && change >= -MAX_CHANGE,
            'PositionWorth: JUMP'
        );
        uint160 price = TickMath.getSqrtRatioAtTick(tick);
        (amount0, amount1) = PositionValue.total(manager, tokenId, price);
        require(amount0 <= type(uint128).max, 'PositionWorth: TOO_MUCH');
        value1 = amount1 + OracleLibrary.getQuoteAtTick(
            tick, uint128(amount0), token0, token1
        );
    }
    // #endregion

    /// @dev The position is of the pool, and no call to the pool is under way.
    function checkPool(uint256 tokenId) private view {
        (, , address first, address second, uint24 tier, , , , , , , ) =
            manager.positions(tokenId);
        require(
            first == token0 && second == token1 && tier == fee,
            'PositionWorth: OTHER_POOL'
        );
        (, , , , , , bool unlocked) = pool.slot0();
        require(unlocked, 'PositionWorth: POOL_IN_USE');
    }
}
