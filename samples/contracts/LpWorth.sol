// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/math/SafeMath.sol';
import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@uniswap/lib/contracts/libraries/Babylonian.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import './OracleV2.sol';

/// @notice Values LP tokens of a pair at its mean price.
contract LpWorth {
    using SafeMath for uint256;

    IUniswapV2Pair public immutable pair;
    OracleV2 public immutable oracle;
    IERC20 public immutable token0;
    IERC20 public immutable token1;

    constructor(OracleV2 oracle_) {
        pair = IUniswapV2Pair(oracle_.pair());
        oracle = oracle_;
        token0 = IERC20(oracle_.token0());
        token1 = IERC20(oracle_.token1());
    }

    // #region worth
    /// @notice Worth of LP tokens in token1, both in smallest units.
    function worth(uint256 liquidity) external view returns (uint256) {
        // `burn` lowers the supply first. `sync` writes, so it always fails
        // here, but returns data only within a call to the pair: LOCKED.
        bytes memory probe = abi.encodeWithSelector(pair.sync.selector);
        (, bytes memory data) = address(pair).staticcall{gas: 10_000}(probe);
        require(data.length == 0, 'LpWorth: LOCKED');
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        uint256 supply = supplyWithFee(Babylonian.sqrt(reserve0 * reserve1));
        // `burn` pays from the balances, which a rebase can lower.
        uint256 held0 = lower(reserve0, token0.balanceOf(address(pair)));
        uint256 held1 = lower(reserve1, token1.balanceOf(address(pair)));
        uint256 worth0 = oracle.consult(address(token0), held0);
        uint256 all = 2 * Babylonian.sqrt(worth0.mul(held1));
        return all.mul(liquidity) / supply;
    }

    /// @dev The supply after the protocol fee that the next `burn` mints first.
    function supplyWithFee(uint256 rootK) private view returns (uint256) {
        uint256 supply = pair.totalSupply();
        uint256 rootKLast = Babylonian.sqrt(pair.kLast());
        bool isOn = IUniswapV2Factory(pair.factory()).feeTo() != address(0);
        if (!isOn || rootKLast == 0 || rootK <= rootKLast) return supply;
        uint256 growth = rootK - rootKLast;
        uint256 fee = supply.mul(growth) / (5 * rootK + rootKLast);
        return supply.add(fee);
    }
    // #endregion

    function lower(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }
}
