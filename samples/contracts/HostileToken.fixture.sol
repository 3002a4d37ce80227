// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token that calls a contract while that sets an allowance.
contract HostileToken is ERC20 {
    address private target;
    bytes private data;
    bool public tried;
    bool public entered;

    constructor() ERC20('Hostile Token', 'HOSTILE') {
        _mint(msg.sender, 1_000_000 ether);
        _mint(address(this), 1 ether);
    }

    function arm(address target_, bytes calldata data_) external {
        (target, data) = (target_, data_);
        _approve(address(this), target_, 1 ether);
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        if (msg.sender == target && !tried) {
            tried = true;
            (entered, ) = target.call(data);
        }
        return super.approve(spender, amount);
    }
}
