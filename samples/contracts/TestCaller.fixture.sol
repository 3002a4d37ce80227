// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

/// @notice For tests: makes the calls that it is given, also in the callback of a flash swap.
/// When asked for its tokens, it answers like a pair.
contract TestCaller {
    struct Call {
        address target;
        bytes data;
    }

    address public immutable token0;
    address public immutable token1;

    constructor(address token0_, address token1_) {
        token0 = token0_;
        token1 = token1_;
    }

    function execute(Call[] memory calls) public {
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory result) = calls[i].target.call(calls[i].data);
            if (success) continue;
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
    }

    function uniswapV2Call(
        address,
        uint256,
        uint256,
        bytes calldata data
    ) external {
        execute(abi.decode(data, (Call[])));
    }
}
