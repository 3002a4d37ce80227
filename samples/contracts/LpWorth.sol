// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/math/SafeMath.sol';
import '@uniswap/lib/contracts/libraries/Babylonian.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import './OracleV2.sol';

/// @notice Values LP tokens of a pair at its mean price.
contract LpWorth {
    using SafeMath for uint256;

    IUniswapV2Pair public immutable pair;
    OracleV2 public immutable oracle;
    address public immutable token0;

    constructor(OracleV2 oracle_) {
        pair = IUniswapV2Pair(oracle_.pair());
        oracle = oracle_;
        token0 = oracle_.token0();
    }

    // #region worth
    /// @notice Worth of LP tokens in token1, both in smallest units. A protocol
    /// fee that is due counts as theirs.
    function worth(uint256 liquidity) external view returns (uint256) {
        // `burn` lowers the supply first. `sync` writes, so it always fails
        // here, but returns data only within a call to the pair: LOCKED.
        bytes memory probe = abi.encodeWithSelector(pair.sync.selector);
        (, bytes memory data) = address(pair).staticcall{gas: 10_000}(probe);
        require(data.length == 0, 'LpWorth: LOCKED');
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        uint256 worth0 = oracle.consult(token0, reserve0);
        uint256 all = 2 * Babylonian.sqrt(worth0.mul(reserve1));
        return all.mul(liquidity) / pair.totalSupply();
    }
    // #endregion
}
