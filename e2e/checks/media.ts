/** The media queries of the page's styles that match its window as it is. Runs in the page. */
export function matchingMedia(): string {
  const conditions = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) conditions.add(rule.conditionText)
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) collect(cssRules)
  return [...conditions].filter(condition => matchMedia(condition).matches).join('\n')
}
