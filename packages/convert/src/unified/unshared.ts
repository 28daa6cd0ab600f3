/** A node of any tree of unified. */
interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
}

/** A copy in which no node is in two places, so that a plug-in that changes one node changes no other. */
export function unshared<Node extends TreeNode>(node: Node): Node {
  if (!node.children) return { ...node };
  return { ...node, children: node.children.map((child) => unshared(child)) };
}
