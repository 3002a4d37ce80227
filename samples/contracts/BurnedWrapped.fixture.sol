// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

/// @notice For tests: a wrapped native token that logs a transfer to nobody when it unwraps, as those of some chains do.
/// Its storage is that of WETH9, whose place its code can take.
contract BurnedWrapped {
    string public name;
    string public symbol;
    uint8 public decimals;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function withdraw(uint256 amount) external {
        move(msg.sender, address(0), amount);
        msg.sender.transfer(amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        move(msg.sender, to, amount);
        return true;
    }

    function move(
        address from,
        address to,
        uint256 amount
    ) private {
        require(balanceOf[from] >= amount, 'BurnedWrapped: BALANCE');
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}
