/** A label and its English name in one text, as `components/shell/label` shows them. */
export function bilingual({ label, labelEn }: { label: string; labelEn: string }): string {
  return label.startsWith(labelEn) ? label : `${label} ${labelEn}`
}
