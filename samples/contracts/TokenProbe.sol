// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';

/// @notice Tries out a token within one `eth_call` whose data is the creation
/// code of this contract, so that nothing is sent, paid or deployed.
contract TokenProbeCall {
    /// @dev Returns, instead of code, what the call into the pool reverted
    /// with: the moves of the trial, or why the pool lends nothing.
    constructor(
        address pool,
        IERC20 token,
        uint256 amount
    ) {
        bytes memory answer = new TokenProbe().run(pool, token, amount);
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }
}

/// @notice Borrows from a pool and moves the loan as traders do. Its callback
/// always reverts, with what it found.
contract TokenProbe is IUniswapV2Callee, IUniswapV3FlashCallback {
    /// @dev `left` is what the sender has less, `arrived` what the recipient
    /// has more.
    struct Move {
        bool isDone;
        uint256 left;
        uint256 arrived;
    }

    IERC20 private token;
    uint256 private poolHad;

    function run(
        address pool,
        IERC20 token_,
        uint256 amount
    ) external returns (bytes memory answer) {
        token = token_;
        poolHad = token_.balanceOf(pool);
        bool isToken0 = IUniswapV2Pair(pool).token0() == address(token_);
        (uint256 amount0, uint256 amount1) =
            isToken0 ? (amount, uint256(0)) : (uint256(0), amount);
        (bool isV3, ) = pool.staticcall(abi.encodeWithSignature('fee()'));
        bytes4 lend = isV3
            ? IUniswapV3PoolActions.flash.selector
            : IUniswapV2Pair.swap.selector;
        bytes memory loan = isV3
            ? abi.encodeWithSelector(lend, this, amount0, amount1, '-')
            : abi.encodeWithSelector(lend, amount0, amount1, this, '-');
        (, answer) = pool.call(loan);
    }

    /// @inheritdoc IUniswapV2Callee
    function uniswapV2Call(
        address,
        uint256,
        uint256,
        bytes calldata
    ) external override {
        moveOn();
    }

    /// @inheritdoc IUniswapV3FlashCallback
    function uniswapV3FlashCallback(
        uint256,
        uint256,
        bytes calldata
    ) external override {
        moveOn();
    }

    // #region moves
    /// @dev Here the loan has arrived, as a purchase does. Half of it goes to
    /// another account, and half back into the pool, as in a sale.
    function moveOn() private {
        address pool = msg.sender;
        address other = address(uint160(uint256(keccak256('other'))));
        uint256 bought = token.balanceOf(address(this));
        Move[3] memory moves;
        moves[0] = Move(true, poolHad - token.balanceOf(pool), bought);

        moves[1] = move(
            abi.encodeWithSelector(token.transfer.selector, other, bought / 2),
            other
        );
        bytes memory sale = abi.encodeWithSelector(
            token.transferFrom.selector,
            address(this),
            pool,
            bought / 2
        );
        if (isOwnAllowed(bought / 2)) moves[2] = move(sale, pool);

        bytes memory found = abi.encode(moves);
        assembly {
            revert(add(found, 32), mload(found))
        }
    }

    // #endregion

    /// @dev Some tokens return nothing.
    function isOwnAllowed(uint256 amount) private returns (bool isDone) {
        (isDone, ) = address(token).call(
            abi.encodeWithSelector(
                token.approve.selector,
                address(this),
                amount
            )
        );
    }

    function move(bytes memory data, address to) private returns (Move memory) {
        uint256 had = token.balanceOf(address(this));
        uint256 held = token.balanceOf(to);
        (bool isDone, bytes memory result) = address(token).call(data);
        if (result.length > 0) isDone = isDone && abi.decode(result, (bool));
        uint256 left = had - token.balanceOf(address(this));
        return Move(isDone, left, token.balanceOf(to) - held);
    }
}
