// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/access/Ownable.sol';
import '@openzeppelin/contracts/proxy/TransparentUpgradeableProxy.sol';
import '@openzeppelin/contracts/token/ERC20/ERC20.sol';
import '@openzeppelin/contracts/utils/Pausable.sol';

// For the local chain only: tokens that an integration should recognise.

/// @notice Keeps 1% of each transfer.
contract TaxedToken is ERC20 {
    constructor() ERC20('Taxed Token', 'TAX') {
        _mint(msg.sender, 1_000_000 ether);
    }

    function _transfer(
        address from,
        address to,
        uint256 amount
    ) internal override {
        super._transfer(from, to, amount - amount / 100);
        _burn(from, amount / 100);
    }
}

/// @notice Its owner can pause it, and block an account.
contract StoppableToken is ERC20, Ownable, Pausable {
    mapping(address => bool) public isBlacklisted;

    constructor() ERC20('Stoppable Token', 'STOP') {
        _mint(msg.sender, 1_000_000 ether);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function blacklist(address account) external onlyOwner {
        isBlacklisted[account] = true;
    }

    function _beforeTokenTransfer(
        address from,
        address to,
        uint256
    ) internal view override whenNotPaused {
        require(!isBlacklisted[from] && !isBlacklisted[to], 'BLOCKED');
    }
}

/// @notice A honeypot: everyone can buy it, and only its owner can sell it.
contract TrapToken is ERC20, Ownable {
    constructor() ERC20('Trap Token', 'TRAP') {
        _mint(msg.sender, 1_000_000 ether);
    }

    function transferFrom(
        address from,
        address to,
        uint256 amount
    ) public override returns (bool) {
        require(from == owner(), 'TrapToken: NOT_OWNER');
        return super.transferFrom(from, to, amount);
    }
}

/// @notice A proxy: `admin` can replace the code that it runs.
contract UpgradableToken is TransparentUpgradeableProxy {
    constructor(address implementation, address admin)
        TransparentUpgradeableProxy(implementation, admin, '')
    {}
}
