// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/cryptography/ECDSA.sol';

/// @notice For tests: an account with code, which makes several calls in one transaction, or none.
contract SmartAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    address private immutable owner = msg.sender;

    receive() external payable {}

    function execute(Call[] calldata calls) external {
        require(msg.sender == owner, 'SmartAccount: OWNER');
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory result) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!success) {
                assembly {
                    revert(add(result, 32), mload(result))
                }
            }
        }
    }

    /// As ERC-1271 has it: whether the owner has signed.
    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        bool isOwner = ECDSA.recover(digest, signature) == owner;
        return isOwner ? this.isValidSignature.selector : bytes4(0);
    }
}
