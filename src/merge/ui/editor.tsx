import {
  Columns3,
  Download,
  type LucideIcon,
  Move,
  RotateCcw,
  RotateCw,
  Ruler,
  Share2,
  SquareSplitHorizontal,
} from "lucide-react";
import { type KeyboardEvent, useCallback, useId, useState } from "react";
import { useCart } from "../../cart/use-cart.ts";
import type { Rug } from "../../catalog/contract.ts";
import { showPesos } from "../../platform/money.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { MergeJob } from "../contract.ts";
import { moveByKey } from "../rules/move-by-key.ts";
import type { Corners } from "../rules/camera-from-corners.ts";
import { lengthOnFloor } from "../rules/scale.ts";
import { BeforeAfter } from "./before-after.tsx";
import { Compare } from "./compare.tsx";
import { CornersPanel, startCorners } from "./corners-panel.tsx";
import { downloadPicture, sharePicture } from "./export-picture.ts";
import { MeasurePanel } from "./measure-panel.tsx";
import { PlaceOverlay, Tag } from "./place-overlay.tsx";
import { PointsOverlay } from "./points-overlay.tsx";
import { RugTray } from "./rug-tray.tsx";
import { SizeList } from "./size-list.tsx";
import { Stage } from "./stage.tsx";
import { useRoom } from "./use-room.ts";

type Props = { job: MergeJob; rug: Rug; size: string; left: number; title: string; onAnother: () => void };
type Tool = "place" | "measure" | "split" | "compare" | "corners";

const TOOLS: readonly [Exclude<Tool, "corners">, string, string, LucideIcon][] = [
  ["place", "Colocar", "", Move],
  ["measure", "Medir", "", Ruler],
  ["split", "Antes", " y después", SquareSplitHorizontal],
  ["compare", "Comparar", "", Columns3],
];

/** The answer, ready to be moved, measured, compared, kept and bought. */
export function Editor({ job, rug: first, size: firstSize, left, title, onAnother }: Props) {
  const { room } = job;
  const [size, setSize] = useState(job.size ?? firstSize);
  const [rugs, setRugs] = useState<readonly Rug[]>([first]);
  const [rug, setRug] = useState(first);
  const [tool, setTool] = useState<Tool>(room && !room.sure ? "corners" : "place");
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [said, setSaid] = useState("");
  const [cm, setCm] = useState("");
  const [pair, setPair] = useState(() => startPair(room));
  const [corners, setCorners] = useState(() => startCorners(room?.width ?? 1, room?.height ?? 1));
  const { pictures, camera, place, setPlace, relocate, markFloor, setScale, resetScale } = useRoom(room, size);
  const cart = useCart();
  const id = useId();
  const onCanvas = useCallback((made: HTMLCanvasElement | null) => setCanvas(made), []);

  const say = (words: string) => {
    setSaid(words);
    setTimeout(() => setSaid(""), 3000);
  };
  const sold = rug.sizes.find((each) => each.size === size);
  const buyable = sold !== undefined && sold.inventory > 0;
  const buy = (what: Rug) => {
    cart.add(what, size);
    say(`${what.name} ${size} está en tu carrito.`);
  };
  const turn = (degrees: number) => setPlace((now) => now && { ...now, angle: now.angle + degrees });
  const onKey = (event: KeyboardEvent) => {
    const moved = camera && place && event.target === event.currentTarget && moveByKey(event.key, camera, place);
    if (!moved) return;
    event.preventDefault();
    setPlace(moved);
  };
  const measured = camera && lengthOnFloor(camera, pair);
  const tabs = (
    <div className="tools" role="tablist" aria-label="Herramientas">
      {TOOLS.map(([name, text, more, icon]) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={tool === name}
          className={tool === name ? "on" : ""}
          onClick={() => setTool(name)}
        >
          <Icon of={icon} />
          <span>
            {text}
            <span className="wide">{more}</span>
          </span>
        </button>
      ))}
      <span className="left">Te quedan {left} de 3 vistas previas de esta alfombra</span>
    </div>
  );
  const stage = pictures && camera && (
    <Stage
      pictures={pictures}
      camera={camera}
      place={tool === "corners" ? null : place}
      rug={rug}
      label={`Tu sala con la alfombra ${rug.name} ${size}`}
      fallback={job.imageUrl}
      onCanvas={onCanvas}
      onKey={tool === "place" ? onKey : undefined}
    >
      {tool === "place" && place && (
        <>
          <PlaceOverlay width={pictures.width} height={pictures.height} camera={camera} place={place} onPlace={setPlace} />
          <div className="turns">
            <button type="button" aria-label="Girar a la izquierda" onClick={() => turn(-5)}>
              <Icon of={RotateCcw} />
            </button>
            <button type="button" aria-label="Girar a la derecha" onClick={() => turn(5)}>
              <Icon of={RotateCw} />
            </button>
            <button type="button" className="w" onClick={relocate}>
              Recolocar
            </button>
          </div>
        </>
      )}
      {tool === "measure" && room && (
        <PointsOverlay
          {...{ width: pictures.width, height: pictures.height, photoUrl: room.photoUrl, points: pair }}
          labels={["Primer punto", "Segundo punto"]}
          onMove={(i, point) => setPair(i === 0 ? [point, pair[1]] : [pair[0], point])}
        >
          {(unit) =>
            measured && (
              <Tag
                at={{ x: (pair[0].x + pair[1].x) / 2, y: (pair[0].y + pair[1].y) / 2 - 36 * unit }}
                unit={unit}
                text={`${Math.round(measured * 100)} cm`}
              />
            )
          }
        </PointsOverlay>
      )}
      {tool === "corners" && room && (
        <PointsOverlay
          {...{ width: pictures.width, height: pictures.height, photoUrl: room.photoUrl, points: corners }}
          closed
          labels={["Esquina cercana izquierda", "Esquina cercana derecha", "Esquina lejana derecha", "Esquina lejana izquierda"]}
          onMove={(i, point) => setCorners(corners.with(i, point) as unknown as Corners)}
        />
      )}
      {tool === "split" && room && <BeforeAfter photoUrl={room.photoUrl} />}
    </Stage>
  );
  return (
    <div className={tool === "compare" ? "ed ed--compare" : "ed"}>
      <header className="edtop">
        <h1>{title}</h1>
        <button
          type="button"
          className="icb"
          onClick={() =>
            void sharePicture(canvas, job.imageUrl, title).then(
              (how) => say(how === "copied" ? "Copiado" : ""),
              () => say("No se pudo compartir."),
            )
          }
        >
          <Icon of={Share2} />
          <span>Compartir</span>
        </button>
        <button
          type="button"
          className="icb"
          onClick={() => void downloadPicture(canvas, job.imageUrl, `${rug.slug}-en-mi-sala`)}
        >
          <Icon of={Download} />
          <span>Descargar</span>
        </button>
      </header>
      <output className="said">{said}</output>
      {tool === "compare" && pictures && camera ? (
        <div className="edwide">
          {tabs}
          <Compare
            {...{ rugs, size, pictures, camera, place, onSize: setSize, onCart: buy }}
            onLook={(near) => {
              setRug(near);
              setTool("place");
            }}
          />
          <RugTray rugs={rugs} chosen={rug} onChoose={setRug} onAdd={(added) => setRugs([...rugs, added])} />
        </div>
      ) : (
        <div className="edmain">
          <div className="edleft">
            <div className="stage">
              {stage ?? <img className="shot" src={job.imageUrl ?? room?.photoUrl} alt={`Tu sala con la alfombra ${rug.name}`} />}
            </div>
            {room ? tabs : <Notice>La foto ya se borró; queda esta vista previa.</Notice>}
          </div>
          {tool === "measure" ? (
            <MeasurePanel
              measured={measured && measured * 100}
              value={cm}
              onValue={setCm}
              onApply={() => {
                if (setScale(pair, Number(cm.replace(",", ".")) / 100)) setTool("place");
              }}
              onReset={resetScale}
            />
          ) : tool === "corners" ? (
            <CornersPanel
              doubts={room?.doubts ?? []}
              canSkip={job.status === "completed"}
              onUse={() => (markFloor(corners) ? setTool("place") : say("Las esquinas no forman un rectángulo de piso."))}
              onSkip={() => setTool("place")}
            />
          ) : (
            <aside className="panel">
              <div>
                <p className="label">{rug.catalog}</p>
                <h2>{rug.name}</h2>
              </div>
              <div>
                <SizeList sizes={rug.sizes} size={size} onSize={setSize} name={id} />
                <p className="hint">
                  Se ve a escala, calculada con tu foto. Para afinarla,{" "}
                  <button type="button" className="link" onClick={() => setTool("measure")}>
                    mide algo que conozcas
                  </button>
                  .{" "}
                  <button type="button" className="link" onClick={() => setTool("corners")}>
                    ¿El piso no es este?
                  </button>
                </p>
              </div>
              <RugTray rugs={rugs} chosen={rug} onChoose={setRug} onAdd={(added) => (setRugs([...rugs, added]), setRug(added))} />
              <div className="push">
                <Button className="split-btn" disabled={!buyable} onClick={() => buy(rug)}>
                  Agregar al carrito <span className="num">{sold && showPesos(sold.price)}</span>
                </Button>
                <p className="hint">{size} · envío e IVA incluidos · 30 días para devolverla</p>
                <button type="button" className="link" onClick={onAnother}>
                  Probar con otra foto
                </button>
              </div>
            </aside>
          )}
        </div>
      )}
      {(tool === "place" || tool === "split") && (
        <BottomBar label={`${size} · ${rug.name}`} amount={sold ? showPesos(sold.price) : ""}>
          <Button disabled={!buyable} onClick={() => buy(rug)}>
            Agregar al carrito
          </Button>
        </BottomBar>
      )}
    </div>
  );
}

const startPair = (room: MergeJob["room"]) => {
  const [w, h] = [room?.width ?? 1, room?.height ?? 1];
  return [
    { x: w * 0.38, y: h * 0.82 },
    { x: w * 0.6, y: h * 0.82 },
  ] as const;
};
