// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

/// @notice For tests: a token that returns nothing and changes no allowance but to or from 0. Its
/// storage is that of TestToken, whose place its code can take.
contract QuietToken {
    uint8 public constant decimals = 18;
    string public constant symbol = 'QUIET';
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        balanceOf[msg.sender] = 1_000_000 ether;
    }

    function transfer(address to, uint256 value) external {
        require(value <= balanceOf[msg.sender], 'QuietToken: BALANCE');
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, 'QuietToken: RESET');
        allowance[msg.sender][spender] = value;
    }

    function transferFrom(
        address from,
        address to,
        uint256 value
    ) external {
        require(value <= allowance[from][msg.sender], 'QuietToken: ALLOWANCE');
        require(value <= balanceOf[from], 'QuietToken: BALANCE');
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
