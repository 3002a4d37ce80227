// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC20/SafeERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';

/// @notice Borrows from a v2 pair, trades the loan, repays it and sends the
/// profit to its owner, all in one transaction. For tokens whose transfers take
/// no fee.
contract FlashBorrower is IUniswapV2Callee {
    using SafeERC20 for IERC20;

    /// @dev Amounts are in the smallest unit of their token.
    struct Plan {
        address borrow; // token to borrow
        address other; // second token of the pair that lends it
        uint256 amount; // to borrow
        // Zero: repay in `other`; a token: go through it, repay in `borrow`.
        address via;
        uint256 viaMin; // least amount of `via` that the v2 swap must give
        uint24 v3Fee; // fee tier of the v3 pool that the last trade uses
        uint256 minProfit; // in the token of the repayment
        uint256 deadline; // Unix time in seconds
    }

    IUniswapV2Router02 public immutable v2Router;
    ISwapRouter public immutable v3Router;
    IUniswapV2Factory public immutable factory;
    address public immutable owner;

    constructor(IUniswapV2Router02 v2Router_, ISwapRouter v3Router_) {
        v2Router = v2Router_;
        v3Router = v3Router_;
        factory = IUniswapV2Factory(v2Router_.factory());
        owner = msg.sender;
    }

    /// @notice Starts a flash swap. Reverts if it leaves less profit than the
    /// plan asks for.
    function run(Plan calldata plan) external {
        require(msg.sender == owner, 'FlashBorrower: NOT_OWNER');
        address pair = factory.getPair(plan.borrow, plan.other);
        require(pair != address(0), 'FlashBorrower: NO_PAIR');
        (uint256 amount0Out, uint256 amount1Out) = plan.borrow < plan.other
            ? (plan.amount, uint256(0))
            : (uint256(0), plan.amount);
        // Data that is not empty makes this a flash swap.
        bytes memory data = abi.encode(plan);
        IUniswapV2Pair(pair).swap(amount0Out, amount1Out, address(this), data);
    }

    // #region callback
    /// @inheritdoc IUniswapV2Callee
    function uniswapV2Call(
        address sender,
        uint256,
        uint256,
        bytes calldata data
    ) external override {
        IUniswapV2Pair pair = IUniswapV2Pair(msg.sender);
        require(
            msg.sender == factory.getPair(pair.token0(), pair.token1()),
            'FlashBorrower: NOT_A_PAIR'
        );
        require(sender == address(this), 'FlashBorrower: NOT_STARTED_HERE');

        Plan memory plan = abi.decode(data, (Plan));
        uint256 owed = repayment(pair, plan);
        uint256 received = trade(plan, owed);
        // The trade yields at least `owed` or reverts, so this cannot
        // underflow.
        require(
            received - owed >= plan.minProfit,
            'FlashBorrower: TOO_LITTLE_PROFIT'
        );

        IERC20 token =
            IERC20(plan.via == address(0) ? plan.other : plan.borrow);
        token.safeTransfer(msg.sender, owed);
        token.safeTransfer(owner, received - owed);
    }
    // #endregion

    // #region repayment
    /// @return Amount to repay, in `borrow` if the plan goes through `via`,
    /// else in `other`.
    function repayment(IUniswapV2Pair pair, Plan memory plan)
        private
        view
        returns (uint256)
    {
        // Less than a reserve was lent, so less than 2**112: this cannot
        // overflow.
        if (plan.via != address(0)) return (plan.amount * 1000 + 996) / 997;
        // The reserves from before the loan.
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        return
            plan.borrow < plan.other
                ? v2Router.getAmountIn(plan.amount, reserve1, reserve0)
                : v2Router.getAmountIn(plan.amount, reserve0, reserve1);
    }
    // #endregion

    /// @param owed Least amount to come out, since less cannot repay the loan.
    /// @return Amount of the token of the repayment.
    function trade(Plan memory plan, uint256 owed) private returns (uint256) {
        if (plan.via == address(0)) {
            return sellInV3(plan.borrow, plan.other, plan.amount, owed, plan);
        }
        address[] memory path = new address[](2);
        (path[0], path[1]) = (plan.borrow, plan.via);
        IERC20(plan.borrow).safeApprove(address(v2Router), plan.amount);
        uint256 bought = v2Router.swapExactTokensForTokens(
            plan.amount,
            plan.viaMin,
            path,
            address(this),
            plan.deadline
        )[1];
        return sellInV3(plan.via, plan.borrow, bought, owed, plan);
    }

    function sellInV3(
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        uint256 amountOutMin,
        Plan memory plan
    ) private returns (uint256 amountOut) {
        IERC20(tokenIn).safeApprove(address(v3Router), amountIn);
        amountOut = v3Router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: tokenIn,
                tokenOut: tokenOut,
                fee: plan.v3Fee,
                recipient: address(this),
                deadline: plan.deadline,
                amountIn: amountIn,
                amountOutMinimum: amountOutMin,
                sqrtPriceLimitX96: 0
            })
        );
        // A pool that runs out of liquidity leaves some of the input here.
        uint256 unsold =
            IERC20(tokenIn).allowance(address(this), address(v3Router));
        require(unsold == 0, 'FlashBorrower: NOT_ALL_SOLD');
    }
}
