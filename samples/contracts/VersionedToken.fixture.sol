// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/cryptography/ECDSA.sol';
import '@openzeppelin/contracts/drafts/EIP712.sol';
import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token whose EIP-2612 permits are signed in version 2 of its domain.
contract VersionedToken is ERC20, EIP712 {
    string public constant version = '2';
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)');

    mapping(address => uint256) public nonces;

    constructor() ERC20('Versioned', 'V') EIP712('Versioned', '2') {}

    function DOMAIN_SEPARATOR() external view returns (bytes32) {
        return _domainSeparatorV4();
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        bytes memory values = abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline);
        bytes32 digest = _hashTypedDataV4(keccak256(values));
        require(owner == ECDSA.recover(digest, v, r, s), 'invalid permit');
        _approve(owner, spender, value);
    }
}
