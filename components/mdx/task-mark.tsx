/** The box of a task list's entry. A mark, not a form control: the site has no inputs. */
export function TaskMark({ checked }: { checked?: boolean }) {
  return (
    <span role="img" aria-label={checked ? 'done' : 'to do'}>
      {checked ? '☑' : '☐'}
    </span>
  )
}
