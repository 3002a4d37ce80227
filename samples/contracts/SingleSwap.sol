// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@openzeppelin/contracts/utils/ReentrancyGuard.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps one token for another in one pool. Holds no tokens between two
/// calls.
contract SingleSwap is ReentrancyGuard {
    ISwapRouter public immutable router;
    address public immutable tokenIn;
    address public immutable tokenOut;
    uint24 public immutable fee;

    /// @param fee_ Tier of the pool in units of 0.0001%: 3000 is 0.30%.
    constructor(
        ISwapRouter router_,
        address tokenIn_,
        address tokenOut_,
        uint24 fee_
    ) {
        router = router_;
        tokenIn = tokenIn_;
        tokenOut = tokenOut_;
        fee = fee_;
    }

    /// @notice Pays `amountIn` for at least `amountOutMinimum`, both in
    /// smallest units.
    /// @param sqrtPriceLimitX96 Price at which the swap stops; 0 for no limit.
    /// @param deadline Last acceptable block time, in Unix seconds.
    function swapExactInput(
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint160 sqrtPriceLimitX96,
        uint256 deadline
    ) external nonReentrant returns (uint256 amountOut) {
        TransferHelper.safeTransferFrom(
            tokenIn,
            msg.sender,
            address(this),
            amountIn
        );
        TransferHelper.safeApprove(tokenIn, address(router), amountIn);
        uint256 before = IERC20(tokenOut).balanceOf(msg.sender);

        router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: tokenIn,
                tokenOut: tokenOut,
                fee: fee,
                recipient: msg.sender,
                deadline: deadline,
                amountIn: amountIn,
                amountOutMinimum: amountOutMinimum,
                sqrtPriceLimitX96: sqrtPriceLimitX96
            })
        );

        amountOut = gained(before, amountOutMinimum);
        returnUnspent();
    }

    /// @dev What the caller has gained. The router would not notice a fee that
    /// the token has started to take.
    function gained(uint256 before, uint256 least)
        private
        view
        returns (uint256)
    {
        uint256 balance = IERC20(tokenOut).balanceOf(msg.sender);
        // The pool had more than `least`, so this cannot overflow.
        require(balance >= before + least, 'Too little received');
        return balance - before;
    }

    /// @dev Takes the router's allowance back and returns the input it did not
    /// use.
    function returnUnspent() private {
        IERC20 token = IERC20(tokenIn);
        // Some tokens refuse an allowance of 0.
        if (token.allowance(address(this), address(router)) > 0) {
            TransferHelper.safeApprove(tokenIn, address(router), 0);
        }
        uint256 unspent = token.balanceOf(address(this));
        if (unspent > 0) {
            TransferHelper.safeTransfer(tokenIn, msg.sender, unspent);
        }
    }

    /// @notice Buys `amountOut` for at most `amountInMaximum`, both in smallest
    /// units.
    /// @param deadline Last acceptable block time, in Unix seconds.
    function swapExactOutput(
        uint256 amountOut,
        uint256 amountInMaximum,
        uint256 deadline
    ) external nonReentrant returns (uint256 amountIn) {
        TransferHelper.safeTransferFrom(
            tokenIn,
            msg.sender,
            address(this),
            amountInMaximum
        );
        TransferHelper.safeApprove(tokenIn, address(router), amountInMaximum);
        uint256 before = IERC20(tokenOut).balanceOf(msg.sender);

        amountIn = router.exactOutputSingle(
            ISwapRouter.ExactOutputSingleParams({
                tokenIn: tokenIn,
                tokenOut: tokenOut,
                fee: fee,
                recipient: msg.sender,
                deadline: deadline,
                amountOut: amountOut,
                amountInMaximum: amountInMaximum,
                sqrtPriceLimitX96: 0
            })
        );

        gained(before, amountOut);
        returnUnspent();
    }
}
