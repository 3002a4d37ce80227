// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

contract MeanPrice {
    /// @notice What an amount of `base` was worth in `quote`, on average over
    /// time
    /// @param secondsAgo Length of the window in seconds, up to the present
    /// block. Fix it in your own contract: whoever chooses the window
    /// chooses the price.
    function valueOf(
        address pool,
        uint32 secondsAgo,
        uint128 amount,
        address base,
        address quote
    ) external view returns (uint256) {
        (int24 tick, ) = OracleLibrary.consult(pool, secondsAgo);
        return OracleLibrary.getQuoteAtTick(tick, amount, base, quote);
    }

    /// @notice The mean tick and the harmonic mean of the liquidity over the
    /// window
    function means(address pool, uint32 secondsAgo)
        external
        view
        returns (int24, uint128)
    {
        return OracleLibrary.consult(pool, secondsAgo);
    }

    /// @notice The longest window that the pool can answer now, in seconds
    function history(address pool) external view returns (uint32) {
        return OracleLibrary.getOldestObservationSecondsAgo(pool);
    }
}
