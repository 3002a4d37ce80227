// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/math/SafeMath.sol';
import '@openzeppelin/contracts/token/ERC20/SafeERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';
import './OracleV2.sol';

/// @notice Holds tokens that belong to others, and sells them.
contract Treasury {
    using SafeERC20 for IERC20;
    using SafeMath for uint256;

    IUniswapV2Router02 public immutable router;
    OracleV2 public immutable oracle;
    IERC20 public immutable tokenIn;
    address public immutable tokenOut;
    address public immutable keeper;
    address public immutable recipient;

    /// @param oracle_ Mean price of the pair in which the contract sells.
    /// @param path What it sells, and what it buys.
    /// @param keeper_ The only account that may sell.
    /// @param recipient_ Receives what the contract buys.
    constructor(
        IUniswapV2Router02 router_,
        OracleV2 oracle_,
        address[2] memory path,
        address keeper_,
        address recipient_
    ) {
        // The mean must be in the token that the contract buys.
        address pair =
            IUniswapV2Factory(router_.factory()).getPair(path[0], path[1]);
        require(pair == oracle_.pair(), 'Treasury: OTHER_PAIR');
        router = router_;
        oracle = oracle_;
        tokenIn = IERC20(path[0]);
        tokenOut = path[1];
        keeper = keeper_;
        recipient = recipient_;
    }

    // #region sell
    /// @notice Sells `amountIn` for at least 97% of its worth at the mean
    /// price.
    /// @param amountOutMin From the keeper's quote. It can raise the 97%, never
    /// lower them.
    /// @param deadline Last acceptable block time, in Unix seconds.
    function sell(
        uint256 amountIn,
        uint256 amountOutMin,
        uint256 deadline
    ) external {
        require(msg.sender == keeper, 'Treasury: NOT_KEEPER');
        uint256 worth = oracle.consult(address(tokenIn), amountIn);
        uint256 least = worth.mul(97) / 100;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(tokenIn), tokenOut);
        tokenIn.safeApprove(address(router), amountIn);
        // Compares the minimum with what the recipient gains.
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amountIn,
            amountOutMin > least ? amountOutMin : least,
            path,
            recipient,
            deadline
        );
    }
    // #endregion
}
