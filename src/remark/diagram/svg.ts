import {type PlacedDiagram, type PlacedEdge, type PlacedNode, sizes} from './layout.ts';

interface Point {
  x: number;
  y: number;
}

const arrowLength = 7;
const cornerRadius = 9;

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeXml = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? '');
const round = (value: number) => Math.round(value * 10) / 10;
const at = ({x, y}: Point) => `${round(x)} ${round(y)}`;

function drawNode(node: PlacedNode): string {
  const left = node.x - node.width / 2;
  const top = node.y - node.height / 2;
  const labelY = node.note ? node.y - 4 : node.y + 5;
  const note = node.note
    ? `<text class="note" x="${round(node.x)}" y="${round(node.y + 15)}">${escapeXml(node.note)}</text>`
    : '';
  return `<g class="node ${node.kind}"><rect x="${round(left)}" y="${round(top)}" width="${round(node.width)}" height="${round(node.height)}" rx="${cornerRadius}"/><text class="label" x="${round(node.x)}" y="${round(labelY)}">${escapeXml(node.label)}</text>${note}</g>`;
}

/** A smooth line that leaves and enters along the diagram's direction. */
function curve(points: Point[], direction: PlacedDiagram['direction']): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let path = `M${at(start)}`;
  let previous = start;
  for (const point of rest) {
    const middle =
      direction === 'right'
        ? [
            {x: (previous.x + point.x) / 2, y: previous.y},
            {x: (previous.x + point.x) / 2, y: point.y},
          ]
        : [
            {x: previous.x, y: (previous.y + point.y) / 2},
            {x: point.x, y: (previous.y + point.y) / 2},
          ];
    path += `C${middle.map(at).join(' ')} ${at(point)}`;
    previous = point;
  }
  return path;
}

function arrowHead(tip: Point, pointing: 'right' | 'down' | 'up'): string {
  const half = 4;
  const wings: Record<typeof pointing, [Point, Point]> = {
    right: [
      {x: tip.x - arrowLength, y: tip.y - half},
      {x: tip.x - arrowLength, y: tip.y + half},
    ],
    down: [
      {x: tip.x - half, y: tip.y - arrowLength},
      {x: tip.x + half, y: tip.y - arrowLength},
    ],
    up: [
      {x: tip.x - half, y: tip.y + arrowLength},
      {x: tip.x + half, y: tip.y + arrowLength},
    ],
  };
  const [first, second] = wings[pointing];
  return `<path class="head" d="M${at(first)}L${at(tip)}L${at(second)}Z"/>`;
}

/** An edge against the direction goes around below (or beside) both nodes. */
function drawBackEdge({from, to}: PlacedEdge, direction: PlacedDiagram['direction']): string {
  if (direction === 'right') {
    const start = {x: from.x, y: from.y + from.height / 2};
    const tip = {x: to.x, y: to.y + to.height / 2 + 1};
    const depth = Math.max(start.y, tip.y) + 28;
    const end = {x: tip.x, y: tip.y + arrowLength};
    return `<path class="line" d="M${at(start)}C${at({x: start.x, y: depth})} ${at({x: end.x, y: depth})} ${at(end)}"/>${arrowHead(tip, 'up')}`;
  }
  const start = {x: from.x + from.width / 2, y: from.y};
  const tip = {x: to.x + to.width / 2 + 1, y: to.y};
  const reach = Math.max(start.x, tip.x) + 36;
  return `<path class="line" d="M${at(start)}C${at({x: reach, y: start.y})} ${at({x: reach, y: tip.y})} ${at(tip)}"/>`;
}

function drawEdge(edge: PlacedEdge, direction: PlacedDiagram['direction']): string {
  const {from, to} = edge;
  const forward = direction === 'right' ? to.x > from.x : to.y > from.y;
  let drawn: string;
  if (forward) {
    const right = direction === 'right';
    const start = right
      ? {x: from.x + from.width / 2, y: from.y}
      : {x: from.x, y: from.y + from.height / 2};
    const tip = right
      ? {x: to.x - to.width / 2 - 1, y: to.y}
      : {x: to.x, y: to.y - to.height / 2 - 1};
    const end = right ? {x: tip.x - arrowLength, y: tip.y} : {x: tip.x, y: tip.y - arrowLength};
    drawn = `<path class="line" d="${curve([start, ...edge.bends, end], direction)}"/>${arrowHead(tip, direction)}`;
  } else {
    drawn = drawBackEdge(edge, direction);
  }
  return `<g class="edge">${drawn}</g>`;
}

function drawEdgeLabel({label}: PlacedEdge): string {
  if (!label) return '';
  const left = round(label.x - label.width / 2);
  return `<g class="edge-label"><rect x="${left}" y="${round(label.y - 10)}" width="${round(label.width)}" height="20" rx="4"/><text class="note" x="${round(label.x)}" y="${round(label.y + 4)}">${escapeXml(label.text)}</text></g>`;
}

/** Room below or beside for edges that run against the direction. */
function backEdgeMargin(diagram: PlacedDiagram): Point {
  const hasBackEdge = diagram.edges.some(({from, to}) =>
    diagram.direction === 'right' ? to.x <= from.x : to.y <= from.y,
  );
  if (!hasBackEdge) return {x: 0, y: 0};
  return diagram.direction === 'right' ? {x: 0, y: 24} : {x: 32, y: 0};
}

/**
 * Draws a placed diagram. The drawing is decorative for assistive technology (`aria-hidden`): the figure
 * around it carries the text alternative. Colours come from the stylesheet, by class.
 */
export function drawSvg(diagram: PlacedDiagram): string {
  const extra = backEdgeMargin(diagram);
  const width = Math.ceil(diagram.width + extra.x);
  const height = Math.ceil(diagram.height + extra.y);
  const edges = diagram.edges.map(edge => drawEdge(edge, diagram.direction)).join('');
  const labels = diagram.edges.map(drawEdgeLabel).join('');
  const nodes = diagram.nodes.map(drawNode).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${sizes.labelFont}" aria-hidden="true" focusable="false">${edges}${labels}${nodes}</svg>`;
}
