// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@openzeppelin/contracts/utils/ReentrancyGuard.sol';
import '@uniswap/v3-periphery/contracts/interfaces/IPeripheryPayments.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps one token for another over two pools. Holds no tokens between
/// two calls.
contract MultihopSwap is ReentrancyGuard {
    ISwapRouter public immutable router;
    address public immutable tokenIn;
    address public immutable tokenMiddle;
    address public immutable tokenOut;
    uint24 public immutable feeIn;
    uint24 public immutable feeOut;

    /// @param tokens What you pay, what lies between the two pools, what you
    /// receive.
    /// @param fees Tier of the first and of the second pool, in units of
    /// 0.0001%.
    constructor(
        ISwapRouter router_,
        address[3] memory tokens,
        uint24[2] memory fees
    ) {
        router = router_;
        tokenIn = tokens[0];
        tokenMiddle = tokens[1];
        tokenOut = tokens[2];
        feeIn = fees[0];
        feeOut = fees[1];
    }

    /// @notice Path for `exactInput`: starts with the token you pay.
    function forwardPath() public view returns (bytes memory) {
        return abi.encodePacked(tokenIn, feeIn, tokenMiddle, feeOut, tokenOut);
    }

    /// @notice Path for `exactOutput`: starts with the token you receive.
    function reversedPath() public view returns (bytes memory) {
        return abi.encodePacked(tokenOut, feeOut, tokenMiddle, feeIn, tokenIn);
    }

    /// @notice Pays `amountIn` for at least `amountOutMinimum`, both in
    /// smallest units.
    /// @param deadline Last acceptable block time, in Unix seconds.
    function swapExactInput(
        uint256 amountIn,
        uint256 amountOutMinimum,
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

        router.exactInput(
            ISwapRouter.ExactInputParams({
                path: forwardPath(),
                recipient: msg.sender,
                deadline: deadline,
                amountIn: amountIn,
                amountOutMinimum: amountOutMinimum
            })
        );

        amountOut = gained(before, amountOutMinimum);
        // Before `tokenIn` moves, whose code could sweep it too.
        sweepMiddle();
        returnUnspent();
    }

    /// @dev Sends the caller what the second pool did not take. It is in the
    /// router, where anyone may sweep it.
    function sweepMiddle() private {
        uint256 rest = IERC20(tokenMiddle).balanceOf(address(router));
        if (rest > 0) {
            IPeripheryPayments(address(router)).sweepToken(
                tokenMiddle,
                rest,
                msg.sender
            );
        }
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

        amountIn = router.exactOutput(
            ISwapRouter.ExactOutputParams({
                path: reversedPath(),
                recipient: msg.sender,
                deadline: deadline,
                amountOut: amountOut,
                amountInMaximum: amountInMaximum
            })
        );

        gained(before, amountOut);
        returnUnspent();
    }
}
