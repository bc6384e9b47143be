import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { useCartChanges } from "../../cart/use-cart.ts";
import type { Rug } from "../../catalog/contract.ts";
import { showPesos } from "../../platform/money.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { MergeJob } from "../contract.ts";
import type { Corners } from "../rules/camera-from-corners.ts";
import { moveByKey } from "../rules/move-by-key.ts";
import { lengthOnFloor } from "../rules/scale.ts";
import { BeforeAfter } from "./before-after.tsx";
import { Compare } from "./compare.tsx";
import { CORNER_LABELS, CornersPanel, startCorners } from "./corners-panel.tsx";
import { EditorTools, type Tool } from "./editor-tools.tsx";
import { EditorTop } from "./editor-top.tsx";
import { MeasureOverlay, startPair } from "./measure-overlay.tsx";
import { MeasurePanel } from "./measure-panel.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { PlaceTools } from "./place-tools.tsx";
import { PointsOverlay } from "./points-overlay.tsx";
import { RugTray } from "./rug-tray.tsx";
import { Stage } from "./stage.tsx";
import { useRoom } from "./use-room.ts";

type Props = { job: MergeJob; rug: Rug; size: string; left: number; title: string; onAnother: () => void };

/** The answer, ready to be moved, measured, compared, kept and bought. */
export function Editor({ job, rug: first, size: firstSize, left, title, onAnother }: Props) {
  const { room } = job;
  const [size, setSize] = useState(job.size ?? firstSize);
  const [rugs, setRugs] = useState<readonly Rug[]>([first]);
  const [rug, setRug] = useState(first);
  const [tool, setTool] = useState<Tool>(room && !room.sure ? "corners" : "place");
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [said, setSaid] = useState("");
  const [heard, setHeard] = useState("");
  const [cm, setCm] = useState("");
  const [pair, setPair] = useState(() => startPair(room));
  const [corners, setCorners] = useState(() => startCorners(room?.width ?? 1, room?.height ?? 1));
  const { pictures, camera, place, setPlace, relocate, markFloor, setScale, resetScale } = useRoom(room, size);
  const cart = useCartChanges();
  const screen = useRef<HTMLDivElement>(null);
  const onCanvas = useCallback((made: HTMLCanvasElement | null) => setCanvas(made), []);

  const say = (words: string) => {
    setSaid(words);
    setTimeout(() => setSaid(""), 3000);
  };
  const sold = rug.sizes.find((each) => each.size === size);
  const buy = (what: Rug) => {
    cart.add(what, size);
    say(`${what.name} ${size} está en tu carrito.`);
  };
  const onKey = (event: KeyboardEvent) => {
    const moved = camera && place && event.target === event.currentTarget && moveByKey(event, camera, place);
    if (!moved) return;
    event.preventDefault();
    setPlace(moved.place);
    setHeard(moved.words);
  };
  const measured = camera && lengthOnFloor(camera, pair);
  /** What another tool shows begins at the top. */
  const take = (next: Tool) => {
    setTool(next);
    screen.current?.closest("dialog")?.scrollTo(0, 0);
  };
  const tools = <EditorTools tool={tool} left={left} onTool={take} />;
  const tray = (
    <RugTray rugs={rugs} chosen={rug} onChoose={setRug} onAdd={(added) => (setRugs([...rugs, added]), setRug(added))} />
  );
  const overPhoto = room && { width: room.width, height: room.height, photoUrl: room.photoUrl };
  const stage = pictures && camera && overPhoto && (
    <Stage
      {...{ pictures, camera, rug, onCanvas }}
      place={tool === "corners" ? null : place}
      label={`Tu sala con la alfombra ${rug.name} ${size}`}
      fallback={rug.id === first.id ? job.imageUrl : null}
      onKey={tool === "place" ? onKey : undefined}
    >
      {tool === "place" && place && (
        <PlaceTools {...overPhoto} camera={camera} place={place} onPlace={setPlace} onRelocate={relocate} />
      )}
      {tool === "measure" && <MeasureOverlay {...overPhoto} pair={pair} measured={measured} onPair={setPair} />}
      {tool === "corners" && (
        <PointsOverlay
          {...overPhoto}
          closed
          points={corners}
          labels={CORNER_LABELS}
          onMove={(i, point) => setCorners(corners.with(i, point) as unknown as Corners)}
        />
      )}
      {tool === "split" && <BeforeAfter photoUrl={overPhoto.photoUrl} />}
    </Stage>
  );
  return (
    <div ref={screen} className={tool === "compare" ? "ed ed--compare" : "ed"}>
      <EditorTop title={title} canvas={canvas} imageUrl={job.imageUrl} name={`${rug.slug}-en-mi-sala`} onSay={say} />
      <output className="said">{said}</output>
      <output className="vh">{heard}</output>
      {tool === "compare" && pictures && camera ? (
        <div className="edwide">
          {tools}
          <Compare
            {...{ rugs, size, pictures, camera, place, onSize: setSize, onCart: buy }}
            onLook={(near) => {
              setRug(near);
              take("place");
            }}
          />
          {tray}
        </div>
      ) : (
        <div className="edmain">
          <div className="edleft">
            <div className="stage">
              {stage ?? <img className="shot" src={job.imageUrl ?? room?.photoUrl} alt={`Tu sala con la alfombra ${rug.name}`} />}
            </div>
            {room ? tools : <Notice>La foto ya se borró; queda esta vista previa.</Notice>}
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
            <PlacePanel {...{ rug, size, onSize: setSize, onTool: take, onAnother, onBuy: () => buy(rug), children: tray }} />
          )}
        </div>
      )}
      {(tool === "place" || tool === "split") && (
        <BottomBar label={`${size} · ${rug.name}`} amount={sold ? showPesos(sold.price) : ""}>
          <Button disabled={!sold || sold.inventory <= 0} onClick={() => buy(rug)}>
            Agregar al carrito
          </Button>
        </BottomBar>
      )}
    </div>
  );
}
