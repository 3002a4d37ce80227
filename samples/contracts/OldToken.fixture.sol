// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

/// @notice For tests: what a token from before ERC-20 says of itself.
contract OldToken {
    uint8 public constant decimals = 18;
    bytes32 public constant symbol = 'OLD';
}
