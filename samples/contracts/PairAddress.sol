// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6;

// #region pair-address
/// @notice Computes the addresses of pairs from a factory and its init code
/// hash.
contract PairAddress {
    address public immutable factory;
    bytes32 public immutable initCodeHash;

    constructor(address factory_, bytes32 initCodeHash_) {
        factory = factory_;
        initCodeHash = initCodeHash_;
    }

    /// @return The address of the pair of two tokens, whether or not it exists.
    function pairFor(address tokenA, address tokenB)
        external
        view
        returns (address)
    {
        (address token0, address token1) = (tokenA, tokenB);
        if (token0 > token1) (token0, token1) = (tokenB, tokenA);
        bytes32 salt = keccak256(abi.encodePacked(token0, token1));
        bytes32 hash = keccak256(
            abi.encodePacked(hex'ff', factory, salt, initCodeHash)
        );
        return address(uint160(uint256(hash)));
    }
}
// #endregion
