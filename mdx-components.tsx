import type { MDXComponents } from 'mdx/types'
import { Deployments } from './components/deployments'
import { ConstantProductTrade } from './components/figures/constant-product-trade'
import { DocsMap } from './components/figures/docs-map'
import { FeeSplit } from './components/figures/fee-split'
import { FlashSwapTimeline } from './components/figures/flash-swap-timeline'
import { ImpermanentLossCurve } from './components/figures/impermanent-loss-curve'
import { LpShares } from './components/figures/lp-shares'
import { PairSwapSteps } from './components/figures/pair-swap-steps'
import { PriceImpactCurve } from './components/figures/price-impact-curve'
import { ProtocolLayers } from './components/figures/protocol-layers'
import { RoleMap } from './components/figures/role-map'
import { RouterSequence } from './components/figures/router-sequence'
import { SandwichFigure } from './components/figures/sandwich-figure'
import { TwapFigure } from './components/figures/twap-figure'
import { Link } from './components/link'
import { Admonition, AdmonitionTitle } from './components/mdx/admonition'
import { CodeBlock } from './components/mdx/code-block'
import { Image } from './components/mdx/image'
import { Table } from './components/mdx/table'
import { TabItem, Tabs } from './components/mdx/tabs'
import { TaskMark } from './components/mdx/task-mark'

/** What stands behind the elements and tags of a page. */
const components = {
  a: Link,
  img: Image,
  input: TaskMark,
  pre: CodeBlock,
  table: Table,
  Admonition,
  AdmonitionTitle,
  Tabs,
  TabItem,
  Deployments,
  ConstantProductTrade,
  DocsMap,
  FeeSplit,
  FlashSwapTimeline,
  ImpermanentLossCurve,
  LpShares,
  PairSwapSteps,
  PriceImpactCurve,
  ProtocolLayers,
  RoleMap,
  RouterSequence,
  SandwichFigure,
  TwapFigure,
} satisfies MDXComponents

declare global {
  /** Tells editors which components a page may use. */
  type MDXProvidedComponents = typeof components
}

export function useMDXComponents(): MDXComponents {
  return components
}
