// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import './TestCaller.fixture.sol';

/// @notice For tests: makes the calls that it is given, also in the callbacks of v3.
contract TestPoolCaller is TestCaller {
    constructor() TestCaller(address(0), address(0)) {}

    function uniswapV3SwapCallback(
        int256,
        int256,
        bytes calldata data
    ) external {
        execute(abi.decode(data, (Call[])));
    }

    function uniswapV3MintCallback(
        uint256,
        uint256,
        bytes calldata data
    ) external {
        execute(abi.decode(data, (Call[])));
    }

    function uniswapV3FlashCallback(
        uint256,
        uint256,
        bytes calldata data
    ) external {
        execute(abi.decode(data, (Call[])));
    }
}
