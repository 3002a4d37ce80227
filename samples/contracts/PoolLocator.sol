// SPDX-License-Identifier: MIT
pragma solidity >=0.7.6;

// #region locate
/// @notice Computes the addresses of v3 pools from a factory and its init code
/// hash.
contract PoolLocator {
    address public immutable factory;
    bytes32 public immutable initCodeHash;

    constructor(address factory_, bytes32 initCodeHash_) {
        factory = factory_;
        initCodeHash = initCodeHash_;
    }

    /// @param fee Tier of the pool in units of 0.0001%.
    /// @return The address of the pool, whether or not it exists.
    function poolFor(
        address tokenA,
        address tokenB,
        uint24 fee
    ) external view returns (address) {
        (address token0, address token1) =
            tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        // Padded, not packed.
        bytes32 salt = keccak256(abi.encode(token0, token1, fee));
        bytes32 hash = keccak256(
            abi.encodePacked(hex'ff', factory, salt, initCodeHash)
        );
        return address(uint160(uint256(hash)));
    }
}
// #endregion
