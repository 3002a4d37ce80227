// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/math/SafeMath.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v2-periphery/contracts/libraries/UniswapV2OracleLibrary.sol';

/// @notice Average price of a pair between two snapshots, at least `period`
/// seconds apart.
contract OracleV2 {
    using SafeMath for uint256;

    address public immutable pair;
    address public immutable token0;
    address public immutable token1;
    uint32 public immutable period; // seconds

    // The newer snapshot, and the averages (UQ112x112) between it and the one
    // before.
    uint256 public price0Cumulative;
    uint256 public price1Cumulative;
    uint32 public updatedAt;
    uint256 public price0Average;
    uint256 public price1Average;

    /// @param period_ Shortest window in seconds, more than 0.
    constructor(address pair_, uint32 period_) {
        require(period_ > 0, 'OracleV2: NO_PERIOD');
        pair = pair_;
        token0 = IUniswapV2Pair(pair_).token0();
        token1 = IUniswapV2Pair(pair_).token1();
        period = period_;
        (price0Cumulative, price1Cumulative, updatedAt) = UniswapV2OracleLibrary
            .currentCumulativePrices(pair_);
    }

    // #region update
    /// @notice Takes a snapshot and averages the time since the last. Anyone
    /// may call.
    function update() external {
        (uint256 sum0, uint256 sum1, uint32 time) = UniswapV2OracleLibrary
            .currentCumulativePrices(pair);
        // Subtractions wrap around on purpose: from Solidity 0.8 on, write
        // `unchecked`.
        uint32 elapsed = time - updatedAt;
        require(elapsed >= period, 'OracleV2: TOO_EARLY');
        // The average of too long a window is an old price: it does not count.
        bool isShort = elapsed <= 2 * uint256(period);
        price0Average = isShort ? (sum0 - price0Cumulative) / elapsed : 0;
        price1Average = isShort ? (sum1 - price1Cumulative) / elapsed : 0;
        (price0Cumulative, price1Cumulative, updatedAt) = (sum0, sum1, time);
    }
    // #endregion

    /// @notice What `amountIn` of `token` is worth in the other token at the
    /// average price. The newer snapshot may be as old as two periods.
    function consult(address token, uint256 amountIn)
        external
        view
        returns (uint256)
    {
        require(token == token0 || token == token1, 'OracleV2: INVALID_TOKEN');
        require(price0Average > 0, 'OracleV2: NO_AVERAGE');
        uint256 age = uint32(block.timestamp) - updatedAt;
        require(age <= 2 * uint256(period), 'OracleV2: STALE');
        uint256 price = token == token0 ? price0Average : price1Average;
        return amountIn.mul(price) >> 112;
    }
}
