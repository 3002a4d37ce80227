// SPDX-License-Identifier: MIT
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// @notice For tests: a token that moves in two parts, of which it then sends 0.1% back, and logs the transfer of
/// an NFT, too. Its storage is that of TestToken, whose place its code can take.
contract PartsToken is ERC20 {
    constructor() ERC20('Parts Token', 'PARTS') {}

    function _transfer(
        address from,
        address to,
        uint256 amount
    ) internal override {
        super._transfer(from, to, amount / 2);
        super._transfer(from, to, amount - amount / 2);
        super._transfer(to, from, amount / 1000);
        bytes32 topic = keccak256('Transfer(address,address,uint256)');
        assembly {
            log4(0, 0, topic, from, to, 1)
        }
    }
}
