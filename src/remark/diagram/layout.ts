import {Graph, layout as runDagre} from '@dagrejs/dagre';
import type {DiagramDescription, NodeKind} from './schema.ts';
import {textWidth} from './textWidth.ts';

/** Sizes in SVG units, which are CSS pixels while a diagram fits its column. */
export const sizes = {
  labelFont: 14,
  noteFont: 12,
  paddingX: 16,
  nodeHeight: 42,
  nodeHeightWithNote: 58,
  minNodeWidth: 96,
  margin: 4,
};

export interface PlacedNode {
  id: string;
  label: string;
  note?: string | undefined;
  kind: NodeKind;
  /** Centre. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedEdge {
  from: PlacedNode;
  to: PlacedNode;
  /** Bends between the two nodes, in order; empty for neighbours. */
  bends: {x: number; y: number}[];
  label?: {text: string; x: number; y: number; width: number} | undefined;
}

export interface PlacedDiagram {
  direction: 'right' | 'down';
  width: number;
  height: number;
  nodes: PlacedNode[];
  edges: PlacedEdge[];
}

/** What dagre adds to an edge: its points, and where its label is centred. */
interface RoutedEdge {
  points: {x: number; y: number}[];
  x: number;
  y: number;
  width: number;
}

function nodeWidth(label: string, note: string | undefined): number {
  const text = Math.max(textWidth(label, sizes.labelFont), textWidth(note ?? '', sizes.noteFont));
  return Math.max(sizes.minNodeWidth, Math.ceil(text) + 2 * sizes.paddingX);
}

/** Places nodes and edges with dagre; `direction` overrides the description's own. */
export function layOut(
  diagram: DiagramDescription,
  direction: 'right' | 'down' = diagram.direction,
): PlacedDiagram {
  const graph = new Graph({multigraph: true})
    .setGraph({
      rankdir: direction === 'right' ? 'LR' : 'TB',
      nodesep: direction === 'right' ? 16 : 20,
      ranksep: direction === 'right' ? 48 : 36,
      marginx: sizes.margin,
      marginy: sizes.margin,
    })
    .setDefaultEdgeLabel(() => ({}));

  for (const [id, {label, note}] of Object.entries(diagram.nodes)) {
    const height = note ? sizes.nodeHeightWithNote : sizes.nodeHeight;
    graph.setNode(id, {width: nodeWidth(label, note), height});
  }
  diagram.edges.forEach((edge, index) => {
    const width = edge.label ? textWidth(edge.label, sizes.noteFont) + 12 : 0;
    graph.setEdge(
      edge.from,
      edge.to,
      {width, height: edge.label ? 20 : 0, labelpos: 'c'},
      `${index}`,
    );
  });
  // Siblings keep the order in which the author wrote them.
  runDagre(graph, {disableOptimalOrderHeuristic: true});

  const placed = new Map<string, PlacedNode>();
  for (const [id, description] of Object.entries(diagram.nodes)) {
    const {x, y, width, height} = graph.node(id);
    placed.set(id, {id, ...description, x, y, width, height});
  }
  const edges = diagram.edges.flatMap((edge, index): PlacedEdge[] => {
    const from = placed.get(edge.from);
    const to = placed.get(edge.to);
    if (!from || !to) return [];
    const {points, x, y, width}: RoutedEdge = graph.edge(edge.from, edge.to, `${index}`);
    // The first point is where the edge leaves a node, the last where it enters the other. A single
    // point between them lies on the way of an edge between neighbours and bends nothing.
    const inner = points.slice(1, -1);
    const bends = inner.length > 1 ? inner : [];
    const label = edge.label ? {text: edge.label, x, y, width} : undefined;
    return [{from, to, bends, label}];
  });

  const {width = 0, height = 0} = graph.graph();
  return {direction, width, height, nodes: [...placed.values()], edges};
}

/**
 * The layout for narrow screens: downward, unless the graph fans out so much that rightward is narrower.
 */
export function layOutNarrow(diagram: DiagramDescription): PlacedDiagram {
  const down = layOut(diagram, 'down');
  const right = layOut(diagram, 'right');
  return right.width < down.width ? right : down;
}
