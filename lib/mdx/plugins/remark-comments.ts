import remarkComment from '@slorber/remark-comment'

/** Lets authors write HTML comments; they do not reach the page. */
export default remarkComment
