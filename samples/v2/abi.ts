import IERC20 from '@uniswap/v2-core/build/IERC20.json' with { type: 'json' }
import IUniswapV2Factory from '@uniswap/v2-core/build/IUniswapV2Factory.json' with {
  type: 'json',
}
import IUniswapV2Pair from '@uniswap/v2-core/build/IUniswapV2Pair.json' with {
  type: 'json',
}
import IUniswapV2Router02 from '@uniswap/v2-periphery/build/IUniswapV2Router02.json' with {
  type: 'json',
}

import IQuoter from '@uniswap/v3-periphery/artifacts/contracts/interfaces/IQuoter.sol/IQuoter.json' with {
  type: 'json',
}
import ISwapRouter from '@uniswap/v3-periphery/artifacts/contracts/interfaces/ISwapRouter.sol/ISwapRouter.json' with {
  type: 'json',
}

/** ABIs of a token, the v2 factory, its pairs and the router. */
export const tokenAbi = IERC20.abi
export const factoryAbi = IUniswapV2Factory.abi
export const pairAbi = IUniswapV2Pair.abi
export const routerAbi = IUniswapV2Router02.abi

/** ABIs of the v3 contracts that quote and swap. */
export const v3QuoterAbi = IQuoter.abi
export const v3RouterAbi = ISwapRouter.abi
