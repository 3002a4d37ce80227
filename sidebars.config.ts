import type { DocItem, Sidebars } from './lib/site/sidebars'

const doc = (id: string, label: string, labelEn: string): DocItem => ({
  type: 'doc',
  id,
  label,
  labelEn,
})

/** A page of the v3 SDK's reference, named like its symbol; `meaning` is Chinese. */
const symbol = (kind: 'classes' | 'enums' | 'interfaces', name: string, meaning: string) =>
  doc(`sdk/v3/reference/${kind}/${name}`, `${name}（${meaning}）`, name)

/** Every page with its place and its Chinese label: the only list of pages. */
export const sidebars = {
  study: [
    doc('study/index', '概述', 'Overview'),
    {
      type: 'category',
      label: '条款和条件',
      labelEn: 'Terms and conditions',
      link: {
        type: 'generated-index',
        description: 'The terms of service and the privacy policy of this documentation.',
      },
      items: [
        doc('study/terms&conditions/privacy', '隐私政策', 'Privacy policy'),
        doc('study/terms&conditions/terms', '服务条款', 'Terms of service'),
      ],
    },
  ],
  contract: [
    doc('contract/index', '概述', 'Overview'),
    {
      type: 'category',
      label: 'SwapX V2',
      labelEn: 'SwapX V2',
      link: { type: 'doc', id: 'contract/swapx-v2/index' },
      items: [
        {
          type: 'category',
          label: '概念',
          labelEn: 'Concepts',
          items: [
            {
              type: 'category',
              label: '协议概览',
              labelEn: 'Protocol overview',
              items: [
                doc(
                  'contract/swapx-v2/concepts/protocol-overview/how-it-works',
                  '工作原理',
                  'How SwapX v2 works',
                ),
                doc(
                  'contract/swapx-v2/concepts/protocol-overview/ecosystem-participants',
                  '生态参与者',
                  'Ecosystem participants',
                ),
                doc(
                  'contract/swapx-v2/concepts/protocol-overview/smart-contract',
                  '智能合约',
                  'Smart contracts',
                ),
              ],
            },
            {
              type: 'category',
              label: '核心概念',
              labelEn: 'Core concepts',
              items: [
                doc('contract/swapx-v2/concepts/core-concepts/swaps', '兑换', 'Swaps'),
                doc('contract/swapx-v2/concepts/core-concepts/pools', '流动性池', 'Pools'),
                doc(
                  'contract/swapx-v2/concepts/core-concepts/flash-swaps',
                  '闪电兑换',
                  'Flash swaps',
                ),
              ],
            },
            {
              type: 'category',
              label: '进阶主题',
              labelEn: 'Advanced topics',
              items: [
                doc('contract/swapx-v2/concepts/advanced-topics/fees', '手续费', 'Fees'),
                doc('contract/swapx-v2/concepts/advanced-topics/price', '定价机制', 'Pricing'),
                doc(
                  'contract/swapx-v2/concepts/advanced-topics/understanding-returns',
                  '理解 LP 收益',
                  'Understanding returns',
                ),
                doc('contract/swapx-v2/concepts/advanced-topics/security', '安全', 'Security'),
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'SwapX V3',
      labelEn: 'SwapX V3',
      link: { type: 'doc', id: 'contract/swapx-v3/overview' },
      items: [
        {
          type: 'category',
          label: '指南',
          labelEn: 'Guides',
          items: [
            {
              type: 'category',
              label: '实现兑换',
              labelEn: 'Implement a swap',
              items: [
                doc(
                  'contract/swapx-v3/guides/Implement-A-Swap/single-swaps',
                  '单跳兑换',
                  'Single swaps',
                ),
                doc(
                  'contract/swapx-v3/guides/Implement-A-Swap/multihop-swaps',
                  '多跳兑换',
                  'Multihop swaps',
                ),
              ],
            },
          ],
        },
        {
          type: 'category',
          label: '技术参考',
          labelEn: 'Technical reference',
          items: [
            {
              type: 'category',
              label: '核心合约',
              labelEn: 'Core',
              items: [
                doc(
                  'contract/swapx-v3/technical-reference/core/SwapXV3Factory',
                  'SwapXV3Factory（工厂）',
                  'SwapXV3Factory',
                ),
                doc(
                  'contract/swapx-v3/technical-reference/core/SwapXV3Pool',
                  'SwapXV3Pool（池）',
                  'SwapXV3Pool',
                ),
                doc(
                  'contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer',
                  'SwapXV3PoolDeployer（池部署器）',
                  'SwapXV3PoolDeployer',
                ),
              ],
            },
            {
              type: 'category',
              label: '外围合约',
              labelEn: 'Periphery',
              items: [
                doc(
                  'contract/swapx-v3/technical-reference/periphery/NonfungiblePositionManager',
                  'NonfungiblePositionManager（头寸 NFT 管理器）',
                  'NonfungiblePositionManager',
                ),
                doc(
                  'contract/swapx-v3/technical-reference/periphery/NonfungibleTokenPositionDescriptor',
                  'NonfungibleTokenPositionDescriptor（头寸 NFT 元数据）',
                  'NonfungibleTokenPositionDescriptor',
                ),
                doc(
                  'contract/swapx-v3/technical-reference/periphery/SwapRouter',
                  'SwapRouter（兑换路由合约）',
                  'SwapRouter',
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
  sdk: [
    doc('sdk/index', '概述', 'Overview'),
    {
      type: 'category',
      label: 'SwapX V2 SDK',
      labelEn: 'SwapX V2 SDK',
      link: { type: 'doc', id: 'sdk/v2/overview' },
      items: [
        {
          type: 'category',
          label: '指南',
          labelEn: 'Guides',
          link: {
            type: 'generated-index',
            description:
              'Step-by-step guides for the v2 SDK: fetch pairs, price a trade and execute it.',
          },
          items: [
            doc('sdk/v2/guides/quick-start', '快速开始', 'Quick start'),
            doc('sdk/v2/guides/fetching-data', '获取数据', 'Fetching data'),
            doc('sdk/v2/guides/pricing', '价格计算', 'Pricing'),
            doc('sdk/v2/guides/trading', '执行交易', 'Trading'),
            doc('sdk/v2/guides/getting-pair-addresses', '获取交易对地址', 'Pair addresses'),
          ],
        },
        {
          type: 'category',
          label: '参考',
          labelEn: 'Reference',
          link: {
            type: 'generated-index',
            description:
              'API reference of the v2 SDK: pairs, routes, trades and the other exports.',
          },
          items: [
            doc('sdk/v2/reference/getting-started', '入门', 'Getting started'),
            doc('sdk/v2/reference/pair', 'Pair（交易对）', 'Pair'),
            doc('sdk/v2/reference/route', 'Route（路由）', 'Route'),
            doc('sdk/v2/reference/trade', 'Trade（交易）', 'Trade'),
            doc('sdk/v2/reference/other-exports', '其他导出', 'Other exports'),
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'SwapX V3 SDK',
      labelEn: 'SwapX V3 SDK',
      link: { type: 'doc', id: 'sdk/v3/overview' },
      items: [
        {
          type: 'category',
          label: '指南',
          labelEn: 'Guides',
          link: {
            type: 'generated-index',
            description:
              'Step-by-step guides for the v3 SDK: quote and swap, provide liquidity, read pools.',
          },
          items: [
            doc('sdk/v3/guides/background', '背景知识', 'Background'),
            doc('sdk/v3/guides/local-development', '本地开发环境', 'Local development'),
            doc(
              'sdk/v3/guides/web3-development-basics',
              'Web3 开发基础',
              'Web3 development basics',
            ),
            {
              type: 'category',
              label: '兑换',
              labelEn: 'Swaps',
              link: {
                type: 'generated-index',
                description: 'Guides to swaps with the v3 SDK: quote, execute and route them.',
              },
              items: [
                doc('sdk/v3/guides/swaps/quoting', '获取报价', 'Quoting'),
                doc('sdk/v3/guides/swaps/trading', '执行兑换', 'Trading'),
                doc('sdk/v3/guides/swaps/routing', '路由', 'Routing'),
              ],
            },
            {
              type: 'category',
              label: '流动性',
              labelEn: 'Liquidity',
              link: {
                type: 'generated-index',
                description:
                  'Guides to liquidity with the v3 SDK: create, read and change positions.',
              },
              items: [
                doc('sdk/v3/guides/liquidity/position-data', '头寸数据', 'Position data'),
                doc('sdk/v3/guides/liquidity/minting-position', '铸造头寸', 'Minting a position'),
                doc('sdk/v3/guides/liquidity/fetching-positions', '查询头寸', 'Fetching positions'),
                doc(
                  'sdk/v3/guides/liquidity/modifying-position',
                  '调整头寸',
                  'Modifying a position',
                ),
                doc('sdk/v3/guides/liquidity/collecting-fees', '领取手续费', 'Collecting fees'),
                doc(
                  'sdk/v3/guides/liquidity/swap-and-add-liquidity',
                  '兑换并添加流动性',
                  'Swap and add liquidity',
                ),
              ],
            },
            {
              type: 'category',
              label: '高级',
              labelEn: 'Advanced',
              link: {
                type: 'generated-index',
                description: 'Pool data, active liquidity, price oracle and range orders.',
              },
              items: [
                doc('sdk/v3/guides/advanced/introduction', '简介', 'Introduction'),
                doc('sdk/v3/guides/advanced/pool-data', '池数据', 'Pool data'),
                doc('sdk/v3/guides/advanced/active-liquidity', '活跃流动性', 'Active liquidity'),
                doc('sdk/v3/guides/advanced/price-oracle', '价格预言机', 'Price oracle'),
                doc('sdk/v3/guides/advanced/range-orders', '区间订单', 'Range orders'),
              ],
            },
          ],
        },
        {
          type: 'category',
          label: '参考',
          labelEn: 'Reference',
          link: { type: 'doc', id: 'sdk/v3/reference/overview' },
          items: [
            {
              type: 'category',
              label: '类',
              labelEn: 'Classes',
              link: {
                type: 'generated-index',
                description:
                  'Classes that the v3 SDK exports: their members, parameters and what they return.',
              },
              items: [
                symbol('classes', 'FullMath', '全精度运算'),
                symbol('classes', 'LiquidityMath', '流动性运算'),
                symbol('classes', 'Multicall', '批量调用'),
                symbol('classes', 'NonfungiblePositionManager', '头寸 NFT 管理器'),
                symbol('classes', 'NoTickDataProvider', '空 Tick 数据源'),
                symbol('classes', 'Payments', '支付'),
                symbol('classes', 'Pool', '流动性池'),
                symbol('classes', 'Position', '头寸'),
                symbol('classes', 'PositionLibrary', '头寸工具库'),
                symbol('classes', 'Route', '路由'),
                symbol('classes', 'SelfPermit', '自助 Permit 授权'),
                symbol('classes', 'SqrtPriceMath', '平方根价格运算'),
                symbol('classes', 'Staker', '质押'),
                symbol('classes', 'SwapMath', '兑换运算'),
                symbol('classes', 'SwapQuoter', '兑换报价'),
                symbol('classes', 'SwapRouter', '兑换路由'),
                symbol('classes', 'Tick', '价格刻度'),
                symbol('classes', 'TickLibrary', 'Tick 工具库'),
                symbol('classes', 'TickList', 'Tick 列表'),
                symbol('classes', 'TickListDataProvider', 'Tick 列表数据源'),
                symbol('classes', 'TickMath', 'Tick 运算'),
                symbol('classes', 'Trade', '交易'),
              ],
            },
            {
              type: 'category',
              label: '枚举',
              labelEn: 'Enums',
              link: {
                type: 'generated-index',
                description: 'Enumerations that the v3 SDK exports, with the value of each member.',
              },
              items: [symbol('enums', 'FeeAmount', '费率档位')],
            },
            {
              type: 'category',
              label: '接口',
              labelEn: 'Interfaces',
              link: {
                type: 'generated-index',
                description:
                  'Interfaces that the v3 SDK exports, with the meaning of each of their fields.',
              },
              items: [
                symbol('interfaces', 'AllowedPermitArguments', 'Allowed 型 Permit 参数'),
                symbol('interfaces', 'BestTradeOptions', '最优交易选项'),
                symbol('interfaces', 'ClaimOptions', '领取奖励选项'),
                symbol('interfaces', 'CollectOptions', '领取手续费选项'),
                symbol('interfaces', 'CommonAddLiquidityOptions', '添加流动性通用选项'),
                symbol('interfaces', 'FeeOptions', '费用选项'),
                symbol('interfaces', 'IncentiveKey', '激励标识'),
                symbol('interfaces', 'IncreaseSpecificOptions', '增加流动性专用选项'),
                symbol('interfaces', 'MethodParameters', '方法参数'),
                symbol('interfaces', 'MintSpecificOptions', '铸造专用选项'),
                symbol('interfaces', 'NFTPermitOptions', 'NFT Permit 选项'),
                symbol('interfaces', 'QuoteOptions', '报价选项'),
                symbol('interfaces', 'RemoveLiquidityOptions', '移除流动性选项'),
                symbol('interfaces', 'SafeTransferOptions', '安全转账选项'),
                symbol('interfaces', 'StandardPermitArguments', '标准 Permit 参数'),
                symbol('interfaces', 'SwapOptions', '兑换选项'),
                symbol('interfaces', 'TickConstructorArgs', 'Tick 构造参数'),
                symbol('interfaces', 'TickDataProvider', 'Tick 数据源'),
                symbol('interfaces', 'WithdrawOptions', '提取选项'),
              ],
            },
          ],
        },
      ],
    },
  ],
} satisfies Sidebars

export type SidebarName = keyof typeof sidebars

/** Pages outside every sidebar. */
export const standalonePages = ['index', 'markdown-page']
