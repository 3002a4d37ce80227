// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/SafeERC20.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Swaps along one path for its callers, within the limits that they
/// pass in.
contract SwapV2 {
    using SafeERC20 for IERC20;

    IUniswapV2Router02 public immutable router;
    IERC20 public immutable tokenIn;
    IERC20 public immutable tokenOut;
    address[] public path;

    /// @param path_ Tokens from the one to sell to the one to buy. It never
    /// changes, so that no caller can lead a swap through a token of their own.
    constructor(IUniswapV2Router02 router_, address[] memory path_) {
        router = router_;
        tokenIn = IERC20(path_[0]);
        tokenOut = IERC20(path_[path_.length - 1]);
        path = path_;
    }

    // #region exact-input
    /// @notice Sells exactly `amountIn`, which the caller has approved to this
    /// contract.
    /// @param amountOutMin Least output, from a quote that was made before the
    /// transaction.
    /// @param deadline Unix time in seconds after which the router refuses.
    function swapExactInput(
        uint256 amountIn,
        uint256 amountOutMin,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        tokenIn.safeTransferFrom(msg.sender, address(this), amountIn);
        tokenIn.safeApprove(address(router), amountIn);
        uint256 before = tokenOut.balanceOf(msg.sender);
        // Compares the minimum with what the caller gains: a token can start to
        // take a fee.
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amountIn,
            amountOutMin,
            path,
            msg.sender,
            deadline
        );
        return tokenOut.balanceOf(msg.sender) - before;
    }
    // #endregion

    /// @notice Buys exactly `amountOut` and gives back what is left of
    /// `amountInMax`, which the caller has approved to this contract.
    function swapExactOutput(
        uint256 amountOut,
        uint256 amountInMax,
        uint256 deadline
    ) external returns (uint256 amountIn) {
        tokenIn.safeTransferFrom(msg.sender, address(this), amountInMax);
        tokenIn.safeApprove(address(router), amountInMax);
        uint256 before = tokenOut.balanceOf(msg.sender);
        amountIn = router.swapTokensForExactTokens(
            amountOut,
            amountInMax,
            path,
            msg.sender,
            deadline
        )[0];
        // The router sold less than a reserve, so this cannot overflow.
        require(
            tokenOut.balanceOf(msg.sender) >= before + amountOut,
            'SwapV2: TOO_LITTLE_RECEIVED'
        );
        if (amountIn == amountInMax) return amountIn;
        // Some tokens refuse this, and can only be sold as an exact input.
        tokenIn.safeApprove(address(router), 0);
        // The router reverts above the maximum, so this cannot underflow.
        tokenIn.safeTransfer(msg.sender, amountInMax - amountIn);
    }
}
