// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';

/// @notice Keeps positions for those who send them with `safeTransferFrom`.
contract PositionVault is IERC721Receiver {
    INonfungiblePositionManager public immutable manager;

    /// @notice Who may collect from a position and take it back.
    mapping(uint256 => address) public depositorOf;

    constructor(INonfungiblePositionManager manager_) {
        manager = manager_;
    }

    // #region receive
    /// @notice Credits a position to the account that it came from.
    function onERC721Received(
        address,
        address from,
        uint256 tokenId,
        bytes calldata
    ) external override returns (bytes4) {
        // Anyone may call, with any arguments; other contracts have tokens of
        // the same number.
        require(msg.sender == address(manager), 'PositionVault: NOT_MANAGER');
        depositorOf[tokenId] = from;
        return this.onERC721Received.selector;
    }
    // #endregion

    modifier onlyDepositor(uint256 tokenId) {
        require(
            msg.sender == depositorOf[tokenId],
            'PositionVault: NOT_DEPOSITOR'
        );
        _;
    }

    // #region give-back
    /// @notice Pays out all fees of a position, in smallest units.
    function collect(uint256 tokenId, address recipient)
        external
        onlyDepositor(tokenId)
        returns (uint256 amount0, uint256 amount1)
    {
        // The zero address means the manager, where anyone can take them.
        require(
            recipient != address(0) && recipient != address(manager),
            'PositionVault: NO_RECIPIENT'
        );
        return
            manager.collect(
                INonfungiblePositionManager.CollectParams({
                    tokenId: tokenId,
                    recipient: recipient,
                    amount0Max: type(uint128).max,
                    amount1Max: type(uint128).max
                })
            );
    }

    /// @notice Gives a position back, with what it has earned.
    function withdraw(uint256 tokenId) external onlyDepositor(tokenId) {
        delete depositorOf[tokenId];
        // Not `safeTransferFrom`, which calls the depositor.
        manager.transferFrom(address(this), msg.sender, tokenId);
    }
    // #endregion
}
