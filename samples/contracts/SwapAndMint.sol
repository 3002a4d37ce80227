// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@openzeppelin/contracts/utils/ReentrancyGuard.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Creates a position from one token of a pool. Holds no tokens
/// between two calls.
contract SwapAndMint is ReentrancyGuard {
    ISwapRouter public immutable router;
    INonfungiblePositionManager public immutable manager;
    address public immutable token0;
    address public immutable token1;
    uint24 public immutable fee;

    /// @param token0_ The token of the pool with the lower address.
    /// @param fee_ Tier of the pool in units of 0.0001%: 3000 is 0.30%.
    constructor(
        ISwapRouter router_,
        INonfungiblePositionManager manager_,
        address token0_,
        address token1_,
        uint24 fee_
    ) {
        router = router_;
        manager = manager_;
        token0 = token0_;
        token1 = token1_;
        fee = fee_;
    }

    // #region swap-and-mint
    /// @dev Amounts in smallest units. `deadline` is the last block time in
    /// Unix seconds.
    struct Order {
        bool sellsToken0;
        uint256 amountIn;
        uint256 amountToSwap;
        uint256 amountOutMinimum;
        int24 tickLower;
        int24 tickUpper;
        uint256 amount0Min;
        uint256 amount1Min;
        uint256 deadline;
    }

    /// @notice Takes `amountIn`, swaps a part of it, mints with the rest and
    /// the output.
    function swapAndMint(Order calldata order)
        external
        nonReentrant
        returns (uint256 tokenId, uint128 liquidity)
    {
        require(
            order.amountToSwap <= order.amountIn,
            'More to swap than there is'
        );
        address tokenIn = order.sellsToken0 ? token0 : token1;
        TransferHelper.safeTransferFrom(
            tokenIn,
            msg.sender,
            address(this),
            order.amountIn
        );
        uint256 amountOut = swap(tokenIn, order);
        uint256 rest = order.amountIn - order.amountToSwap;
        (uint256 amount0, uint256 amount1) =
            order.sellsToken0 ? (rest, amountOut) : (amountOut, rest);
        (tokenId, liquidity) = mint(amount0, amount1, order);
        returnUnspent(token0);
        returnUnspent(token1);
    }
    // #endregion

    function swap(address tokenIn, Order calldata order)
        private
        returns (uint256)
    {
        TransferHelper.safeApprove(
            tokenIn,
            address(router),
            order.amountToSwap
        );
        return
            router.exactInputSingle(
                ISwapRouter.ExactInputSingleParams({
                    tokenIn: tokenIn,
                    tokenOut: order.sellsToken0 ? token1 : token0,
                    fee: fee,
                    recipient: address(this),
                    deadline: order.deadline,
                    amountIn: order.amountToSwap,
                    amountOutMinimum: order.amountOutMinimum,
                    sqrtPriceLimitX96: 0
                })
            );
    }

    function mint(
        uint256 amount0,
        uint256 amount1,
        Order calldata order
    ) private returns (uint256 tokenId, uint128 liquidity) {
        TransferHelper.safeApprove(token0, address(manager), amount0);
        TransferHelper.safeApprove(token1, address(manager), amount1);
        (tokenId, liquidity, , ) = manager.mint(
            INonfungiblePositionManager.MintParams({
                token0: token0,
                token1: token1,
                fee: fee,
                tickLower: order.tickLower,
                tickUpper: order.tickUpper,
                amount0Desired: amount0,
                amount1Desired: amount1,
                amount0Min: order.amount0Min,
                amount1Min: order.amount1Min,
                recipient: msg.sender,
                deadline: order.deadline
            })
        );
    }

    /// @dev Takes both allowances back and returns what was not used.
    function returnUnspent(address token) private {
        takeBack(token, address(router));
        takeBack(token, address(manager));
        uint256 unspent = IERC20(token).balanceOf(address(this));
        if (unspent > 0) {
            TransferHelper.safeTransfer(token, msg.sender, unspent);
        }
    }

    /// @dev Some tokens refuse an allowance of 0.
    function takeBack(address token, address spender) private {
        if (IERC20(token).allowance(address(this), spender) == 0) return;
        TransferHelper.safeApprove(token, spender, 0);
    }
}
