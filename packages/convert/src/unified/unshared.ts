/** A node of any unified tree. */
interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
}

/** Returns a copy in which no node appears twice, so that a plug-in that changes one node does not change another. */
export function unshared<Node extends TreeNode>(node: Node): Node {
  if (!node.children) return { ...node };
  return { ...node, children: node.children.map((child) => unshared(child)) };
}
