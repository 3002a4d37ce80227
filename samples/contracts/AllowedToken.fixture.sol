// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/cryptography/ECDSA.sol';
import '@openzeppelin/contracts/drafts/EIP712.sol';
import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token with the older `permit` of DAI, which allows everything or nothing.
contract AllowedToken is ERC20, EIP712 {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256('Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)');

    mapping(address => uint256) public nonces;

    constructor() ERC20('Allowed', 'D') EIP712('Allowed', '1') {}

    function DOMAIN_SEPARATOR() external view returns (bytes32) {
        return _domainSeparatorV4();
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        bytes memory values = abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed);
        bytes32 digest = _hashTypedDataV4(keccak256(values));
        require(holder == ECDSA.recover(digest, v, r, s), 'invalid permit');
        require(expiry == 0 || block.timestamp <= expiry, 'permit expired');
        require(nonce == nonces[holder]++, 'invalid nonce');
        _approve(holder, spender, allowed ? uint256(-1) : 0);
    }
}
