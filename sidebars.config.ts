import type { Sidebars } from './lib/sidebars'

/**
 * Every page with its place and its Chinese label: the only list of pages.
 * Read by the build and by the browser, so it holds data alone.
 */
export const sidebars = {
  study: [
    { type: 'doc', id: 'study/index', label: '概述', labelEn: 'Overview' },
    {
      type: 'category',
      label: '条款和条件',
      labelEn: 'Terms and conditions',
      link: { type: 'generated-index', description: 'Terms of service and privacy policy.' },
      items: [
        {
          type: 'doc',
          id: 'study/terms&conditions/privacy',
          label: '隐私政策',
          labelEn: 'Privacy policy',
        },
        {
          type: 'doc',
          id: 'study/terms&conditions/terms',
          label: '服务条款',
          labelEn: 'Terms of service',
        },
      ],
    },
  ],
  contract: [
    { type: 'doc', id: 'contract/index', label: '概述', labelEn: 'Overview' },
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
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/protocol-overview/how-it-works',
                  label: '工作原理',
                  labelEn: 'How SwapX v2 works',
                },
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/protocol-overview/ecosystem-participants',
                  label: '生态参与者',
                  labelEn: 'Ecosystem participants',
                },
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/protocol-overview/smart-contract',
                  label: '智能合约',
                  labelEn: 'Smart contracts',
                },
              ],
            },
            {
              type: 'category',
              label: '核心概念',
              labelEn: 'Core concepts',
              items: [
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/core-concepts/swaps',
                  label: '兑换',
                  labelEn: 'Swaps',
                },
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/core-concepts/pools',
                  label: '流动性池',
                  labelEn: 'Pools',
                },
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/core-concepts/flash-swaps',
                  label: '闪电兑换',
                  labelEn: 'Flash swaps',
                },
              ],
            },
            {
              type: 'category',
              label: '进阶主题',
              labelEn: 'Advanced topics',
              items: [
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/advanced-topics/fees',
                  label: '手续费',
                  labelEn: 'Fees',
                },
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/advanced-topics/price',
                  label: '定价机制',
                  labelEn: 'Pricing',
                },
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/advanced-topics/understanding-returns',
                  label: '理解 LP 收益',
                  labelEn: 'Understanding returns',
                },
                {
                  type: 'doc',
                  id: 'contract/swapx-v2/concepts/advanced-topics/security',
                  label: '安全',
                  labelEn: 'Security',
                },
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
          label: '技术参考',
          labelEn: 'Technical reference',
          items: [
            {
              type: 'category',
              label: '核心合约',
              labelEn: 'Core',
              items: [
                {
                  type: 'doc',
                  id: 'contract/swapx-v3/technical-reference/core/SwapXV3PoolDeployer',
                  label: 'SwapXV3PoolDeployer（池部署器）',
                  labelEn: 'SwapXV3PoolDeployer',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  sdk: [{ type: 'doc', id: 'sdk/index', label: '概述', labelEn: 'Overview' }],
} satisfies Sidebars

export type SidebarName = keyof typeof sidebars

/** Pages outside every sidebar. */
export const standalonePages = ['index', 'markdown-page']
