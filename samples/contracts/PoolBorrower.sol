// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Factory.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Borrows both tokens of a pool for the length of a call. Its owner
/// pays the fees.
contract PoolBorrower is IUniswapV3FlashCallback {
    IUniswapV3Pool public immutable pool;
    address public immutable token0;
    address public immutable token1;
    address public immutable owner;

    constructor(
        IUniswapV3Factory factory,
        address tokenA,
        address tokenB,
        uint24 fee
    ) {
        IUniswapV3Pool found =
            IUniswapV3Pool(factory.getPool(tokenA, tokenB, fee));
        require(address(found) != address(0), 'PoolBorrower: NO_POOL');
        pool = found;
        token0 = found.token0();
        token1 = found.token1();
        owner = msg.sender;
    }

    /// @notice Borrows `amount0` and `amount1`, in smallest units, and returns
    /// them.
    function run(uint256 amount0, uint256 amount1) external {
        require(msg.sender == owner, 'PoolBorrower: NOT_OWNER');
        pool.flash(
            address(this),
            amount0,
            amount1,
            abi.encode(amount0, amount1)
        );
    }

    /// @inheritdoc IUniswapV3FlashCallback
    function uniswapV3FlashCallback(
        uint256 fee0,
        uint256 fee1,
        bytes calldata data
    ) external override {
        require(msg.sender == address(pool), 'PoolBorrower: NOT_THE_POOL');
        (uint256 amount0, uint256 amount1) =
            abi.decode(data, (uint256, uint256));
        // Here the contract owns the loan: use it, and have both amounts again
        // at the end.
        repay(token0, amount0, fee0);
        repay(token1, amount1, fee1);
    }

    function repay(
        address token,
        uint256 amount,
        uint256 fee
    ) private {
        if (amount == 0) return; // some tokens refuse a transfer of 0
        if (fee > 0) {
            TransferHelper.safeTransferFrom(token, owner, address(this), fee);
        }
        TransferHelper.safeTransfer(token, msg.sender, amount + fee);
    }
}
