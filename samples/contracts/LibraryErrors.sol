// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice For tests: libraries of the periphery, for calls from outside.
contract LibraryErrors {
    function approve(address token, address spender) external {
        TransferHelper.safeApprove(token, spender, 1);
    }

    function blockStart(address pool) external view returns (int24, uint128) {
        return OracleLibrary.getBlockStartingTickAndLiquidity(pool);
    }

    function chainedPrice(address[] calldata tokens, int24[] calldata ticks) external pure returns (int256) {
        return OracleLibrary.getChainedPrice(tokens, ticks);
    }

    function quoteAtTick(int24 tick, uint128 amount, address base, address quote) external pure returns (uint256) {
        return OracleLibrary.getQuoteAtTick(tick, amount, base, quote);
    }
}
